import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { useSaving } from '#client/graphql/useSaving.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { usePosted, type PostedForm } from '#client/lib/postedForm.ts';
import { SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { chargeWords } from './chargeWords.ts';
import { RequestReturnDocument, ReturnRefundDocument } from './Packages.generated.ts';
import styles from './Packages.module.css';
import { canReturn, REASON, refundFor, returnedLines, returnFieldAt, returnSpec, returnValues, type ReturnPackage } from './returnForm.ts';

interface ReturnSectionProps {
  orderPackage: ReturnPackage;
  /** Preselected line. */
  line: { id: string; title: string };
  /** Access token of a guest's order. */
  accessToken: string | null;
  /** Paid in cash: refunded by transfer. */
  isCash: boolean;
  orderNumber: string;
  /** Whether the order has a coupon or free delivery, which a return may lose. */
  hasTerms: boolean;
}

/** Button and form to return products of a delivered package, with the refund. */
export function ReturnSection(props: ReturnSectionProps) {
  const t = useT();
  const { id, title } = props.line;
  const posted = usePosted('requestReturn', id);
  return (
    <FormDrawer
      anchor={`return-${id}`}
      posted={posted}
      title={t('ret.title')}
      label={t('ret.button')}
      aria-label={t('ret.thisOne', { title })}
    >
      {(close) => <ReturnForm {...props} posted={close ? null : posted} onDone={close} />}
    </FormDrawer>
  );
}

interface ReturnFormProps extends ReturnSectionProps {
  /** Result of the form posted without scripts. */
  posted: PostedForm | null;
  onDone: (() => void) | undefined;
}

function ReturnForm({ orderPackage, line, accessToken, isCash, orderNumber, hasTerms, posted, onDone }: ReturnFormProps) {
  const t = useT();
  const locale = useLocale();
  const { id, returnable } = orderPackage;
  const [send] = useMutation(RequestReturnDocument);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(posted?.values ?? { [line.id]: '1' });
  const { save } = useSaving();
  const spec = returnSpec(returnable);
  const wanted = returnedLines(returnable, typed);
  const isPossible = canReturn(returnable, typed);
  const refundWords = useRefundWords({ orderPackage, accessToken, isCash, orderNumber, hasTerms }, isPossible ? wanted : null);
  const form = useSchemaForm(spec, {
    id: `return-${line.id}`,
    values: returnValues(returnable, typed),
    posted,
    onChange: (field, text) => setTyped((known) => ({ ...known, [field]: text })),
    send: async ({ [REASON]: reason = '' }) => {
      const variables = { packageId: id, lines: wanted, reason, accessToken, locale: apiLocale(locale) };
      const places = { fields: spec.fields, fieldAt: returnFieldAt(wanted) };
      const unsaved = await save(async () => (await send({ variables })).data?.requestReturn, places);
      if (unsaved !== null) return unsaved;
      toast.success(t('ret.sent'));
      onDone?.();
      // The pressed button is unmounted: the focus moves to the heading.
      requestAnimationFrame(() => document.getElementById(id)?.focus());
      return null;
    },
  });
  return (
    <SchemaFormFrame
      form={form}
      name="requestReturn"
      anchor={`return-${line.id}`}
      above={5}
      below={2}
      className={styles.drawer}
      lead={<p>{t('ret.intro', { vendor: orderPackage.vendor.name, date: formatDate(orderPackage.canReturnUntil ?? '', locale) })}</p>}
    >
      <input type="hidden" name="place" value={line.id} />
      <input type="hidden" name="packageId" value={id} />
      {returnable.map(({ lineId, quantity: left }) => (
        <TextField
          key={lineId}
          {...form.field(lineId)}
          label={orderPackage.lines.find(({ id }) => id === lineId)?.title ?? ''}
          hint={t('ret.unitsHint', { n: left })}
          kind="digits"
          onFocus={(event) => event.target.select()}
        />
      ))}
      <TextField {...form.field(REASON)} label={t('ret.reason')} hint={t('ret.reasonHint')} isLong rows={3} />
      <Surface as="p" tone="sunken" pad={3} radius="m" role="status">
        <Text as="span" weight="strong">
          {refundWords}
        </Text>
      </Surface>
      <Button type="submit" isBusy={form.isBusy}>
        {t(form.isBusy ? 'ret.sending' : 'ret.send')}
      </Button>
    </SchemaFormFrame>
  );
}

/** Sentence about the expected refund and its charge. The server calculates it, from the whole order. `wanted` null: the quantities cannot be returned. */
function useRefundWords(
  { orderPackage, accessToken, isCash, orderNumber, hasTerms }: Omit<ReturnSectionProps, 'line'>,
  wanted: readonly { lineId: string; quantity: number }[] | null,
): string {
  const t = useT();
  const needsPreview = hasTerms && wanted !== null && wanted.length > 0;
  const { data } = useQuery(ReturnRefundDocument, {
    variables: { number: orderNumber, accessToken, lines: [...(wanted ?? [])] },
    skip: !needsPreview,
    fetchPolicy: 'no-cache',
  });
  if (wanted === null) return t('ret.backUnknown');
  const grossCents = refundFor(orderPackage, wanted);
  const refund = data?.order?.packages.find(({ id }) => id === orderPackage.id)?.returnRefund ?? null;
  // Before the response, and without scripts.
  if (needsPreview && refund === null) return t('ret.backAtMost', { amount: formatMoney(grossCents) });
  const amount = formatMoney(refund?.refund.minorUnits ?? grossCents);
  return [t(isCash ? 'ret.backTransfer' : 'ret.backOriginal', { amount }), chargeWords(refund?.charge ?? null, t)]
    .filter(Boolean)
    .join(' ');
}
