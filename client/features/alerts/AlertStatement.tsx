import { useT } from '#client/i18n/useT.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { ALERT_ACTION_PATH } from './alertPath.ts';
import styles from './Alerts.module.css';

interface AlertStatementProps {
  id: string;
  /** Null if the page does not know the alert, which can then be stopped only in the list. */
  alertId: string | null;
  label: string | undefined;
  /** Whether it was set just now. */
  isNew: boolean;
}

/** Says that the viewer has an alert, with a link to all of them and a button that stops this one. */
export function AlertStatement({ id, alertId, label, isNew }: AlertStatementProps) {
  const t = useT();
  const remove = useFormSubmission('deleteAlert', alertId ?? '');
  return (
    <Stack gap={2} id={id} className={styles.form}>
      <Cluster as="p" align="start" noWrap role="status">
        <Icon name="check" size={18} />
        <span>
          {label !== undefined && <b>{label}: </b>}
          <span>{t(isNew ? 'alerts.setDone' : 'alerts.isSet')}</span> <AppLink to="/user-alerts">{t('alerts.manage')}</AppLink>
        </span>
      </Cluster>
      {alertId !== null && (
        <ActionForm submission={remove} action={ALERT_ACTION_PATH} anchor={id}>
          <Button
            type="submit"
            variant="outline"
            size="small"
            isBusy={remove.isBusy}
            aria-label={label === undefined ? undefined : t('alerts.deleteThis', { name: label })}
          >
            {t('alerts.stopThis')}
          </Button>
        </ActionForm>
      )}
      {remove.result?.done === null && <SubmissionNote submission={remove} />}
    </Stack>
  );
}
