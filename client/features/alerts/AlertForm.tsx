import { use, useId, useState, type ReactNode } from 'react';
import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { EMAIL_TEXTS, errorTexts, formErrorText, type FormTexts } from '#client/ui/forms/formSpec.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { typedValues, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ALERT_ACTION_PATH } from './alertPath.ts';
import { AlertStatement } from './AlertStatement.tsx';
import styles from './Alerts.module.css';

export const ALERT_FIELDS: FormTexts<'email' | 'below'> = {
  fields: ['email', 'below'],
  texts: { email: EMAIL_TEXTS, below: { price: 'alerts.badPrice' } },
};

/** What an alert is about, as hidden fields. */
export type AlertTarget =
  | { variantId: string }
  | { productId: string }
  | { vendorId: string }
  /** Path and query string of a listing, and its section. */
  | { path: string; section: string };

export interface AlertFormProps {
  /** Distinguishes the forms on a page. */
  place: 'stock' | `stock-${string}` | 'price' | 'search' | 'vendor';
  target: AlertTarget;
  /** Variants to choose from, instead of the target's. */
  variants?: readonly (readonly [id: string, label: string])[];
  button: string;
  /** The current price, for an optional threshold below it. */
  price?: string;
  /** Whether the page knows the viewer's alerts, and reads the changed ones from the cache. */
  isPageAware?: boolean;
}

/** The submission of a form. Another product or search has its own. */
export function useAlertSubmission(place: AlertFormProps['place'], target: AlertTarget) {
  return useFormSubmission('setAlert', place, `setAlert ${place} ${Object.values(target).join(' ')}`);
}

/** Id of the form in a place, or of the statement instead of it. */
export const alertAnchor = (place: AlertFormProps['place']) => `alert-${place}`;

/**
 * Form that sets an alert. Guests enter an email, and confirm it by a link. Validated only in the action, like the newsletter's: few
 * readers of a product send it.
 */
export function AlertForm({ place, target, variants = [], button, price, isPageAware = false }: AlertFormProps) {
  const t = useT();
  const id = useId();
  const isMember = use(ViewerContext) !== null;
  const submission = useAlertSubmission(place, target);
  const { result, isBusy } = submission;
  const [first] = useState(result);
  const typed = typedValues(ALERT_FIELDS, first);
  const errors = (result?.done === null && result.lastResult?.error) || {};
  const wrong = errorTexts(ALERT_FIELDS, errors, t);
  const general = formErrorText(errors[''], t);
  const sentTo = result?.done?.['email'];
  const anchor = alertAnchor(place);
  if (sentTo === '' && !isPageAware) return <AlertStatement id={anchor} alertId={null} label={undefined} isNew />;
  if (sentTo !== undefined && sentTo !== '') {
    return (
      <Cluster as="p" id={anchor} align="start" noWrap role="status" className={styles.form}>
        <Icon name="check" size={18} />
        <span>{t('alerts.guestDone', { email: sentTo })}</span>
      </Cluster>
    );
  }
  return (
    <Stack
      as={ActionForm}
      submission={submission}
      action={ALERT_ACTION_PATH}
      defaultShouldRevalidate={isPageAware}
      id={anchor}
      anchor={anchor}
      gap={3}
      className={styles.form}
      aria-label={button}
    >
      {variants.length > 1 ? (
        <SelectField
          name="variantId"
          id={`${id}-variant`}
          label={t('alerts.variant')}
          options={variants}
          key={'variantId' in target ? target.variantId : ''}
          defaultValue={'variantId' in target ? target.variantId : undefined}
        />
      ) : (
        Object.entries(target).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
      )}
      {price !== undefined && (
        <TextField
          kind="money"
          name="below"
          id={`${id}-below`}
          label={t('alerts.below')}
          hint={t('alerts.belowHint', { price })}
          isOptional
          defaultValue={typed?.below}
          error={wrong['below'] ?? null}
          maxLength={20}
        />
      )}
      {!isMember && (
        <TextField
          kind="email"
          name="email"
          id={`${id}-email`}
          label={t('alerts.email')}
          defaultValue={typed?.email}
          error={wrong['email'] ?? null}
          maxLength={MAX_EMAIL_LENGTH}
        />
      )}
      <FieldError id={`${id}-error`}>{general}</FieldError>
      <Cluster>
        <Button type="submit" size="small" variant="outline" icon="bell" isBusy={isBusy}>
          {button}
        </Button>
      </Cluster>
      <Text size="small" tone="subtle">
        {t(isMember ? 'alerts.memberNote' : 'alerts.guestNote')}
      </Text>
    </Stack>
  );
}

/** A form to set an alert, which opens without scripts. */
export function AlertBox({ title, isOpen = false, id, children }: { title: string; isOpen?: boolean; id?: string; children: ReactNode }) {
  return (
    <details className={styles.box} open={isOpen} id={id}>
      <summary>
        <Icon name="bell" size={18} />
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}
