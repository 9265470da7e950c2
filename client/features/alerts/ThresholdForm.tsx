import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useActionForm } from '#client/ui/forms/useActionForm.ts';
import type { AlertRow_AlertFragment } from './AlertRow.generated.ts';
import styles from './Alerts.module.css';
import { thresholdSpec } from './alertThreshold.ts';

/** Form for the highest price that a price alert reports; closed at first. */
export function ThresholdForm({ alert: { id, threshold }, name }: { alert: AlertRow_AlertFragment; name: string }) {
  const t = useT();
  const below = threshold === null ? '' : (threshold.minorUnits / 100).toFixed(2);
  const form = useActionForm(thresholdSpec, { intent: 'alertThreshold', place: id, id: `below-${id}`, values: { below } });
  // Only after a post without scripts: otherwise the first success would close the form and hide its note.
  const [isOpen] = useState(form.attempt > 0 || form.isSavedBefore);
  return (
    <details className={styles.fold} open={isOpen}>
      <summary aria-label={t('alerts.changePriceOf', { name })}>{t('alerts.changePrice')}</summary>
      <ActionFormFrame form={form} gap={3} measure="320px" lead={<SavedNote>{form.result?.done && t('alerts.emailsSaved')}</SavedNote>}>
        <TextField {...form.field('below')} kind="money" label={t('alerts.below')} hint={t('alerts.anyLower')} isOptional maxLength={20} />
        <FormButtons form={form} label={t('alerts.savePrice')} size="small" variant="outline" />
      </ActionFormFrame>
    </details>
  );
}
