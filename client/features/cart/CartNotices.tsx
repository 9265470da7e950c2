import { cx } from '#client/ui/primitives/cx.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { listWords } from '#schema/rules/wordLists.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import {
  changeQuantity,
  acceptPrice,
  type CartLine,
  removeFromCart,
  cartVar,
  removeSample,
  restoreCart,
  undoRemove,
} from '#client/state/cart.ts';
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

interface LineNoticeProps {
  issue: LineIssue;
  line: CartLine;
  /** Removes the line; omitted if a button next to the notice does so. */
  remove?: NoteAction;
}

/** Notice about an issue with a line, with the action that resolves it. */
export function LineNotice({ issue, line, remove }: LineNoticeProps) {
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
        return { text: t('cart.soldOut'), action: remove };
      case 'unavailable':
        return { text: t('cart.unavailable'), action: remove };
      case 'holiday':
      case 'fetch':
        return { text: issue.text, action: remove };
      case 'notDeliverable':
        return { text: t('cart.notDeliverableHere'), action: remove };
    }
  })();
  const isPrice = issue.kind === 'price';
  return (
    <Note icon={isPrice ? 'info' : 'warning'} isInfo={isPrice} role="status" action={action}>
      {text}
    </Note>
  );
}

interface NoteAction {
  label: string;
  /** Accessible name, for labels that do not include the product name. */
  name?: string;
  press: (event: MouseEvent<HTMLElement>) => void;
}

interface NoteProps {
  icon?: IconName;
  isInfo?: boolean;
  role?: 'status' | 'alert';
  action?: NoteAction;
  children: ReactNode;
}

export function Note({ icon, isInfo = false, role, action, children }: NoteProps) {
  return (
    <Cluster as="p" noWrap className={cx(styles.note, isInfo && styles.info)} role={role}>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {action && (
        <Button variant="text" aria-label={action.name} onClick={action.press}>
          {action.label}
        </Button>
      )}
    </Cluster>
  );
}

/**
 * Returns a function that removes a line from the cart, or saves it for later, and shows a toast with an undo button. Moves the focus to
 * the section's heading (or to the page's heading after the last line), because the pressed button is unmounted.
 */
function useLineExit() {
  const t = useT();
  return (
    action: 'remove' | 'later',
    { line: { variantId }, title, optionLabel }: PricedLine,
    { currentTarget }: MouseEvent<HTMLElement>,
  ) => {
    const isLast = cartVar().lines.length === 1;
    const heading = isLast ? null : currentTarget.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
    (heading ?? currentTarget.closest('main')?.querySelector<HTMLElement>('h1'))?.focus();
    let undo = () => undoRemove(variantId);
    if (action === 'later') undo = saveForLater(variantId);
    else removeFromCart(variantId);
    const text = t(action === 'later' ? 'cart.laterDone' : 'cart.removed', { name: lineName(title, optionLabel) });
    toast.success(text, { id: 'cart', action: { label: t('cart.undo'), onPress: undo } });
  };
}

/** Notices about a line in the checkout. Those without any other remedy have a button that removes the line. */
export function CheckoutLineNotices({ priced }: { priced: PricedLine }) {
  const t = useT();
  const leave = useLineExit();
  const name = t('cart.removeItem', { name: lineName(priced.title, priced.optionLabel) });
  const remove: NoteAction = { label: t('cart.remove'), name, press: (event) => leave('remove', priced, event) };
  return priced.issues.map((issue) => <LineNotice key={issue.kind} issue={issue} line={priced.line} remove={remove} />);
}

/** One "Remove …" button per line, for a notice that lists the lines. */
export function RemoveButtons({ lines }: { lines: readonly PricedLine[] }) {
  const t = useT();
  const leave = useLineExit();
  return (
    <Cluster gap={3} isTight>
      {lines.map((priced) => (
        <Button key={priced.line.variantId} variant="text" onClick={(event) => leave('remove', priced, event)}>
          {t('cart.removeItem', { name: lineName(priced.title, priced.optionLabel) })}
        </Button>
      ))}
    </Cluster>
  );
}

const LINE_ACTIONS = [
  ['later', 'cart.later', 'cart.laterItem'],
  ['remove', 'cart.remove', 'cart.removeItem'],
] as const;

/** Lines that block the order, with their issues and actions. Renders nothing if there are none. */
export function BlockedLines({ lines }: { lines: readonly PricedLine[] }) {
  const t = useT();
  const leave = useLineExit();
  if (lines.length === 0) return null;
  return (
    <Surface tone="problem" pad={4} radius="m">
      <Text tone="danger" weight="strong">
        {t('cart.fixFirst')}
      </Text>
      <ul>
        {lines.map((priced) => (
          <li key={priced.line.variantId}>
            <b>{priced.title}</b>
            <Cluster gap={3}>
              {LINE_ACTIONS.map(([action, label, name]) => (
                <Button
                  key={action}
                  variant="text"
                  aria-label={t(name, { name: lineName(priced.title, priced.optionLabel) })}
                  onClick={(event) => leave(action, priced, event)}
                >
                  {t(label)}
                </Button>
              ))}
            </Cluster>
            {priced.issues.map((issue) => (
              <LineNotice key={issue.kind} issue={issue} line={priced.line} />
            ))}
          </li>
        ))}
      </ul>
    </Surface>
  );
}

/**
 * Warning above the totals that lists the lines that cannot be ordered and their share of the totals. Renders nothing if there are none.
 */
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

/** Notice that the cart contains, or is about to contain (`isExpected`), sample lines. Offers to clear them, and can be dismissed. */
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
    // Focuses the heading, because the pressed button is unmounted.
    event.currentTarget.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')?.focus();
    cartVar({ lines, origin: 'own' });
  };
  const isSample = origin === 'sample' && lines.some(({ sampleQuantity }) => sampleQuantity !== undefined);
  if (!isExpected && !isSample) return null;
  return (
    <Cluster noWrap className={cx(styles.note, styles.sample)}>
      <span>
        <Button variant="text" onClick={clear}>
          {t('cart.sampleClear')}
        </Button>
      </span>
      <IconButton icon="close" size={16} label={t('cart.sampleDismiss')} onClick={dismiss} />
    </Cluster>
  );
}

export function QuoteFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Note role="alert" action={{ label: t('ui.retry'), press: onRetry }}>
      {t('cart.quoteFailed')}
    </Note>
  );
}
