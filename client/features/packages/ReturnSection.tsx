import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { valuesOf, type FieldTexts, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { returnFormSchema } from '#schema/rules/inputs/return.ts';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { LazyDrawer } from '#client/ui/overlays/LazyDrawer.tsx';
import { RequestReturnDocument, type Package_SummaryFragment } from './Packages.generated.ts';
import styles from './Packages.module.css';
import { refundCents, refundLines } from '#schema/rules/refunds.ts';

interface ReturnSectionProps {
  orderPackage: ReturnPackage;
  /** The line that it begins with. */
  line: { id: string; title: string };
  /** A guest's key to the order. */
  accessToken: string | null;
  /** Whether it was paid in cash. */
  isCash: boolean;
}

/** Sends products of a delivered package back: which, how many and why, with what is given back for them. */
export function ReturnSection(props: ReturnSectionProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" aria-label={t('ret.thisOne', { title: props.line.title })} onClick={() => setOpen(true)}>
        {t('ret.button')}
      </Button>
      <LazyDrawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('ret.title')}>
        <ReturnForm {...props} onDone={() => setOpen(false)} />
      </LazyDrawer>
    </>
  );
}

function ReturnForm({ orderPackage, line, accessToken, isCash, onDone }: ReturnSectionProps & { onDone: () => void }) {
  const t = useT();
  const locale = useLocale();
  const [send] = useMutation(RequestReturnDocument);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ [line.id]: '1' });
  const spec = returnSpec(orderPackage.returnable);
  const wanted = orderPackage.returnable.flatMap(({ lineId, quantity: left }) => {
    const quantity = readUnits(typed[lineId] ?? '');
    return quantity > 0 && quantity <= left ? [{ lineId, quantity }] : [];
  });
  const form = useSchemaForm(spec, {
    id: `return-${line.id}`,
    values: valuesOf(spec.fields, (field) => typed[field] ?? (field === REASON ? '' : '0')),
    onChange: (field, text) => setTyped((known) => ({ ...known, [field]: text })),
    send: async ({ [REASON]: reason = '' }) => {
      const refused = (fields: Record<string, string>, general: string | null) => ({ fields, general, isSignedOut: false });
      try {
        const { data } = await send({
          variables: { packageId: orderPackage.id, lines: wanted, reason, accessToken, locale: apiLocale(locale) },
        });
        const [error] = data?.requestReturn.errors ?? [];
        if (error) return error.path?.[0] === REASON ? refused({ [REASON]: error.message }, null) : refused({}, error.message);
        toast.success(t('ret.sent'));
        onDone();
        // The button that asked is gone: the focus goes to where the package says so.
        requestAnimationFrame(() => document.getElementById(orderPackage.id)?.focus());
        return null;
      } catch (error) {
        return refused({}, t(savingProblem(error) ?? 'ret.failed'));
      }
    },
  });
  return (
    <Stack as={PostForm} {...form.formProps} gap={4} name="scripted" above={5} below={2} className={styles.drawer}>
      <p>{t('ret.intro', { vendor: orderPackage.vendor.name, date: formatDate(orderPackage.canReturnUntil ?? '', locale) })}</p>
      <FormProblem {...form.problem} />
      {orderPackage.returnable.map(({ lineId, quantity: left }) => (
        <TextField
          key={lineId}
          {...form.field(lineId)}
          label={orderPackage.lines.find(({ id }) => id === lineId)?.title ?? ''}
          hint={t('ret.unitsHint', { n: left })}
          inputMode="numeric"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
      ))}
      <TextField {...form.field(REASON)} label={t('ret.reason')} hint={t('ret.reasonHint')} isLong rows={3} maxLength={MAX_NOTE_LENGTH} />
      <Surface as="p" tone="sunken" pad={3} radius="m" role="status">
        <Text as="span" weight="strong">
          {t(isCash ? 'ret.backTransfer' : 'ret.backOriginal', { amount: formatMoney(refundFor(orderPackage, wanted)) })}
        </Text>
      </Surface>
      <Button type="submit" isBusy={form.isBusy}>
        {t(form.isBusy ? 'ret.sending' : 'ret.send')}
      </Button>
    </Stack>
  );
}

type ReturnPackage = Pick<Package_SummaryFragment, 'id' | 'number' | 'lines' | 'totals' | 'returnable' | 'canReturnUntil' | 'vendor'>;

/** Whether something of a package can be sent back at a moment. */
export function isReturnable({ canReturnUntil, returnable }: Pick<ReturnPackage, 'canReturnUntil' | 'returnable'>, now: Date): boolean {
  return canReturnUntil !== null && Date.parse(canReturnUntil) > now.getTime() && returnable.length > 0;
}

const REASON = 'reason';

/** Units of each line by its id, and why. */
function returnSpec(returnable: ReturnPackage['returnable']): FormSpec<string> {
  const upTo = returnable.map(
    ({ lineId, quantity: n }) =>
      [lineId, { quantity: (t) => t('ret.upTo', { n }), noReturnLines: 'ret.needUnits' } satisfies FieldTexts] as const,
  );
  const lineIds = returnable.map(({ lineId }) => lineId);
  return {
    fields: [...lineIds, REASON],
    schema: returnFormSchema(returnable),
    input: ({ [REASON]: reason, ...units }) => ({
      lines: lineIds.map((lineId) => ({ lineId, quantity: readUnits(units[lineId] ?? '') })),
      reason,
    }),
    fieldAt: ([head, index]) => (head === REASON ? REASON : (lineIds[Number(index)] ?? null)),
    texts: { ...Object.fromEntries(upTo), [REASON]: { noReason: 'ret.needReason' } },
  };
}

/** A quantity as it was typed: a whole number; -1 for anything else. */
function readUnits(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : -1;
}

/** What would be given back, by the same rule as the server's. */
function refundFor({ lines, totals, returnable }: ReturnPackage, wanted: readonly { lineId: string; quantity: number }[]): number {
  const paid = {
    lines: lines.map(({ id, quantity, total }) => ({ id, quantity, totalCents: total.minorUnits })),
    totals: { discountCents: totals.discount.minorUnits, taxCents: totals.tax.minorUnits },
  };
  const returned = new Map(
    lines.map(({ id, quantity }) => [id, quantity - (returnable.find(({ lineId }) => lineId === id)?.quantity ?? 0)]),
  );
  return refundCents(refundLines(paid, returned, wanted));
}
