import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { lineChangeText } from './lineChangeText.ts';
import { lineEventKind } from './lineEvent.ts';
import type { LineChange_ChangeFragment, Package_LineFragment } from './Packages.generated.ts';
import { PackageRecord } from './PackageRecord.tsx';

interface LineChangesProps {
  changes: readonly LineChange_ChangeFragment[];
  /** The order is paid in cash, so that the buyer pays less instead of getting a refund. */
  isCash?: boolean;
}

/** The changes of a package's lines, for its vendor: fewer units, replacements and refunds. */
export function LineChanges({ changes, isCash = false }: LineChangesProps) {
  const t = useT();
  return changes.map((change) => {
    const { id, at, isBySilence, refund } = change;
    const label = t(`sub.event.${lineEventKind(change, changes)}`, { by: 'vendor' });
    const amount = formatMoney(refund.minorUnits);
    return (
      <PackageRecord key={id} name={label} state={label} at={at}>
        <p>{lineChangeText(change, t)}</p>
        {isBySilence && <p>{t('sub.bySilence')}</p>}
        {refund.minorUnits > 0 && <p>{t('sub.refund', { amount, payment: isCash ? 'cash' : 'online' })}</p>}
      </PackageRecord>
    );
  });
}

interface LineChoiceProps {
  line: Pick<Package_LineFragment, 'ifSoldOut' | 'replacement'>;
  /** False once the package is shipped, when the choice no longer matters. */
  isOpen: boolean;
  /** The order is paid in cash, so that a removed line is not charged instead of being refunded. */
  isCash: boolean;
}

/**
 * What happens if a line is sold out or, if it was replaced, until when the buyer can answer. That time stands still while a request
 * to cancel the package is open.
 */
export function LineChoice({ line: { ifSoldOut, replacement }, isOpen, isCash }: LineChoiceProps) {
  const t = useT();
  const locale = useLocale();
  if (!isOpen || ifSoldOut === null) return null;
  const time = replacement?.respondBy ? formatDate(replacement.respondBy, locale, 'moment') : '';
  const payment = isCash ? 'cash' : 'online';
  const state = replacement?.state === 'REQUESTED' && time === '' ? 'PAUSED' : replacement?.state;
  const text = state === undefined ? t('sub.choice', { choice: ifSoldOut }) : t('sub.state', { state, time, payment });
  return (
    <Text size="small" tone={replacement === null ? 'subtle' : undefined} weight={replacement === null ? 'regular' : 'medium'}>
      {text}
    </Text>
  );
}
