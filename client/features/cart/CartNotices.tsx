import { cx } from '#client/ui/primitives/cx.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { listWords } from '#schema/rules/wordLists.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { changeQuantity, acceptPrice, type CartLine, removeFromCart, cartVar, removeSample, restoreCart } from '#client/state/cart.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import type { LineIssue, PricedLine } from './cartFigures.ts';
import styles from './Cart.module.css';
import { Cluster, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { lineName } from '#client/state/newLine.ts';
import { saveForLater } from '#client/state/savedForLater.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { usePersisted } from '#client/state/usePersisted.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';

/** Notice of an issue beside its line, with the action that resolves it. */
export function LineNotice({ issue, line }: { issue: LineIssue; line: CartLine }) {
  const t = useT();
  const { text, action } = (() => {
    switch (issue.kind) {
      case 'price':
        return {
          text: t('cart.priceChanged', { a: formatMoney(issue.fromCents), b: formatMoney(issue.toCents) }),
          action: { label: t('cart.acceptPrice'), press: () => acceptPrice(line.variantId, issue.toCents) },
        };
      case 'stock':
        return {
          text: t('cart.onlyAvailable', { n: issue.available }),
          action: { label: t('cart.takeThatMany', { n: issue.available }), press: () => changeQuantity(line.variantId, issue.available) },
        };
      case 'soldOut':
        return { text: t('cart.soldOut'), action: null };
      case 'unavailable':
        return { text: t('cart.unavailable'), action: null };
      case 'holiday':
      case 'fetch':
        return { text: issue.text, action: null };
      case 'notDeliverable':
        return { text: t('cart.notDeliverableHere'), action: null };
    }
  })();
  const isPrice = issue.kind === 'price';
  return (
    <Note icon={isPrice ? 'info' : 'warning'} isInfo={isPrice} role="status" action={action}>
      {text}
    </Note>
  );
}

interface NoteProps {
  icon?: IconName;
  isInfo?: boolean;
  role?: 'status' | 'alert';
  action?: { label: string; press: () => void } | null;
  children: ReactNode;
}

/** Notice with an optional action. */
export function Note({ icon, isInfo = false, role, action, children }: NoteProps) {
  return (
    <Cluster as="p" noWrap className={cx(styles.note, isInfo && styles.info)} role={role}>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {action && (
        <Button look="text" onClick={action.press}>
          {action.label}
        </Button>
      )}
    </Cluster>
  );
}

const LINE_ACTIONS = [
  ['cart.later', 'cart.laterItem', saveForLater],
  ['cart.remove', 'cart.removeItem', removeFromCart],
] as const;

/** Lines that block the order, with their issues and actions; null without any. */
export function BlockedLines({ lines }: { lines: readonly PricedLine[] }) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <Surface tone="problem" pad={4} radius="m">
      <Text tone="danger" weight="strong">
        {t('cart.fixFirst')}
      </Text>
      <ul>
        {lines.map(({ line, title, optionLabel, issues }) => (
          <li key={line.variantId}>
            <b>{title}</b>
            <Cluster gap={3}>
              {LINE_ACTIONS.map(([label, name, act]) => (
                <Button
                  key={label}
                  look="text"
                  aria-label={t(name, { name: lineName(title, optionLabel) })}
                  onClick={() => act(line.variantId)}
                >
                  {t(label)}
                </Button>
              ))}
            </Cluster>
            {issues.map((issue) => (
              <LineNotice key={issue.kind} issue={issue} line={line} />
            ))}
          </li>
        ))}
      </ul>
    </Surface>
  );
}

/** Warning above the totals: names of the lines that cannot be ordered, and their amount in the totals. Null without any. */
export function BlockedLinesWarning({ lines }: { lines: readonly Pick<PricedLine, 'title' | 'totalCents'>[] }) {
  const t = useT();
  const locale = useLocale();
  if (lines.length === 0) return null;
  const names = listWords(
    lines.map(({ title }) => title),
    locale,
  );
  const amount = formatMoney(lines.reduce((sum, { totalCents }) => sum + totalCents, 0));
  return (
    <Note icon="warning" role="status">
      {t('cart.blockingLines', { n: lines.length, names, amount })}
    </Note>
  );
}

/** Notice of sample lines in the cart, present or expected: clears them, or is dismissed. */
export function SampleNotice({ isExpected = false }: { isExpected?: boolean }) {
  const t = useT();
  const { origin, lines } = usePersisted(cartVar);
  const clear = (event: MouseEvent<HTMLElement>) => {
    const before = cartVar();
    event.currentTarget.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')?.focus();
    removeSample();
    const after = cartVar();
    const undo = { label: t('cart.undo'), onPress: () => restoreCart(before, after) };
    toast.success(t('cart.sampleCleared'), { id: 'cart', action: undo });
  };
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    // Focuses the heading, as the pressed button is unmounted.
    event.currentTarget.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')?.focus();
    cartVar({ lines, origin: 'own' });
  };
  const isSample = origin === 'sample' && lines.some(({ sampleQuantity }) => sampleQuantity !== undefined);
  if (!isExpected && !isSample) return null;
  return (
    <Cluster noWrap className={cx(styles.note, styles.sample)}>
      <span>
        <Button look="text" onClick={clear}>
          {t('cart.sampleClear')}
        </Button>
      </span>
      <IconButton icon="close" size={16} label={t('cart.sampleDismiss')} onClick={dismiss} />
    </Cluster>
  );
}

/** Notice that the quote failed, with a retry. */
export function QuoteFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Note role="alert" action={{ label: t('ui.retry'), press: onRetry }}>
      {t('cart.quoteFailed')}
    </Note>
  );
}
