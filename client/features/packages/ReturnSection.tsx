import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Surface } from '#client/ui/primitives/Surface.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ErrorSummary } from '#client/ui/forms/ErrorSummary.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { useFormErrors } from '#client/ui/forms/useFormErrors.ts';
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
  const [send, { loading }] = useMutation(RequestReturnDocument);
  const errors = useFormErrors<string>();
  const [units, setUnits] = useState<Readonly<Record<string, string>>>({ [line.id]: '1' });
  const [reason, setReason] = useState('');
  const unitsOf = (lineId: string) => readUnits(units[lineId] ?? '');
  const wanted = orderPackage.returnable.flatMap(({ lineId, quantity: left }) => {
    const quantity = unitsOf(lineId);
    return quantity === null || quantity === 0 || quantity > left ? [] : [{ lineId, quantity }];
  });
  const idOf = (field: string) => `return-${line.id}-${field}`;

  const submit = async () => {
    const found: Record<string, string> = {};
    for (const { lineId, quantity: left } of orderPackage.returnable) {
      const quantity = unitsOf(lineId);
      if (quantity === null || quantity > left) found[lineId] = t('ret.upTo', { n: left });
    }
    if (Object.keys(found).length === 0 && wanted.length === 0) found[orderPackage.returnable[0]?.lineId ?? ''] = t('ret.needUnits');
    if (reason.trim() === '') found['reason'] = t('ret.needReason');
    if (Object.keys(found).length > 0) return errors.tell(found);
    errors.clear();
    try {
      const { data } = await send({
        variables: { packageId: orderPackage.id, lines: wanted, reason, accessToken, locale: apiLocale(locale) },
      });
      const [error] = data?.requestReturn.errors ?? [];
      if (error) return error.path?.[0] === 'reason' ? errors.tell({ reason: error.message }) : errors.tell({}, error.message);
      toast.success(t('ret.sent'));
      onDone();
      // The button that asked is gone: the focus goes to where the package says so.
      requestAnimationFrame(() => document.getElementById(orderPackage.id)?.focus());
    } catch (error) {
      errors.tell({}, t(savingProblem(error) ?? 'ret.failed'));
    }
  };
  return (
    <Stack
      as={PostForm}
      gap={4}
      name="scripted"
      className={styles.drawer}
      onSubmit={() => {
        if (!loading) void submit();
      }}
    >
      <p>{t('ret.intro', { vendor: orderPackage.vendor.name, date: formatDate(orderPackage.canReturnUntil ?? '', locale) })}</p>
      <ErrorSummary errors={errors.summary(idOf)} attempt={errors.attempt} />
      {errors.general && <Problem attempt={errors.attempt}>{errors.general}</Problem>}
      {orderPackage.returnable.map(({ lineId, quantity: left }) => (
        <TextField
          key={lineId}
          id={idOf(lineId)}
          label={orderPackage.lines.find(({ id }) => id === lineId)?.title ?? ''}
          hint={t('ret.unitsHint', { n: left })}
          error={errors.fields[lineId] ?? null}
          inputMode="numeric"
          autoComplete="off"
          value={units[lineId] ?? '0'}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setUnits({ ...units, [lineId]: event.target.value });
            errors.forget(lineId);
          }}
        />
      ))}
      <TextField
        id={idOf('reason')}
        label={t('ret.reason')}
        hint={t('ret.reasonHint')}
        error={errors.fields['reason'] ?? null}
        isLong
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          errors.forget('reason');
        }}
      />
      <Surface as="p" tone="sunken" pad={3} radius="m" role="status">
        <Text as="span" weight="strong">
          {t(isCash ? 'ret.backTransfer' : 'ret.backOriginal', { amount: formatMoney(refundFor(orderPackage, wanted)) })}
        </Text>
      </Surface>
      <Button type="submit" isBusy={loading}>
        {t(loading ? 'ret.sending' : 'ret.send')}
      </Button>
    </Stack>
  );
}

type ReturnPackage = Pick<Package_SummaryFragment, 'id' | 'number' | 'lines' | 'totals' | 'returnable' | 'canReturnUntil' | 'vendor'>;

/** Whether something of a package can be sent back at a moment. */
export function isReturnable({ canReturnUntil, returnable }: Pick<ReturnPackage, 'canReturnUntil' | 'returnable'>, now: Date): boolean {
  return canReturnUntil !== null && Date.parse(canReturnUntil) > now.getTime() && returnable.length > 0;
}

/** A quantity as it was typed: a whole number; null for anything else. */
function readUnits(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : null;
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
