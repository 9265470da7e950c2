import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { weightText } from '#client/i18n/weightText.ts';
import { addedVar, changeQuantity, removedLinesVar, removeFromCart, undoRemove, withRemoved, type CartLine } from '#client/state/cart.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { useItemFocus } from '#client/ui/primitives/useItemFocus.ts';
import styles from './Cart.module.css';
import type { VendorGroup, PricedLine } from './cartFigures.ts';
import type { CartQuote } from './useCartQuote.ts';
import { productPath } from '#client/config/links.ts';
import { lineName } from '#client/state/newLine.ts';
import { saveForLater } from '#client/state/savedForLater.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Stepper } from '#client/ui/forms/Stepper.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { LineNotice } from './CartNotices.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';

interface CartGroupsProps {
  cart: Pick<CartQuote, 'lines' | 'figures'>;
  isLarge?: boolean;
  /** Puts the most recent vendor and line first, and highlights the line that was just added. */
  isNewestFirst?: boolean;
  onNavigate?: () => void;
  /** Renders a line's choice for when it is sold out. */
  choiceOf?: (priced: PricedLine) => ReactNode;
}

/** Cart lines grouped by vendor. A removed line stays as a row with an undo button. */
export function CartGroups({ cart: { lines, figures }, isLarge = false, isNewestFirst = false, onNavigate, choiceOf }: CartGroupsProps) {
  const t = useT();
  const removed = usePersisted(removedLinesVar);
  const added = usePersisted(addedVar, ({ variantId }) => variantId);
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useItemFocus(root);
  const groups = cartRows(figures.groups, withRemoved(lines, removed));
  return (
    <Stack ref={root} gap={isLarge ? 5 : 0}>
      {(isNewestFirst ? newestFirst(groups, added) : groups).map((group) => (
        <section key={group.vendorId} className={cx(styles.group, isLarge && styles.card)} aria-label={group.vendorName}>
          <Cluster as="header" gap={4} justify="between">
            <Text as="span" size={isLarge ? 'body' : 'small'} tone={isLarge ? undefined : 'muted'} weight={isLarge ? 'strong' : 'regular'}>
              {group.vendorName}
            </Text>
            {isLarge && group.subtotalCents > 0 && (
              <Text as="span" size="body" tone="muted" isTabular>
                {`${t('cart.subtotal')} ${formatMoney(group.subtotalCents)}`}
              </Text>
            )}
          </Cluster>
          <ul>
            {group.rows.map(({ line, priced }) =>
              priced ? (
                <CartLineRow
                  key={line.variantId}
                  priced={priced}
                  choice={choiceOf?.(priced)}
                  isLarge={isLarge}
                  isHighlighted={isNewestFirst && line.variantId === added}
                  onNavigate={onNavigate}
                  onRemove={focusOn}
                />
              ) : (
                <RemovedLine key={line.variantId} line={line} onUndo={focusOn} />
              ),
            )}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

function RemovedLine({ line, onUndo }: { line: CartLine; onUndo: (variantId: string) => void }) {
  const t = useT();
  const { variantId, snapshot } = line;
  const name = lineName(snapshot.title, snapshot.optionLabel);
  const undo = () => {
    undoRemove(variantId);
    onUndo(variantId);
  };
  return (
    <li data-item={variantId}>
      <RemovedNote text={t('cart.removed', { name })} name={name} onUndo={undo} />
    </li>
  );
}

interface CartLineRowProps {
  priced: PricedLine;
  choice?: ReactNode;
  /** Uses the layout of the cart page, which has more space than the drawer. */
  isLarge?: boolean;
  /** The line was just added. */
  isHighlighted: boolean;
  onNavigate?: () => void;
  /** Must move the focus, because the pressed button is unmounted. */
  onRemove: (variantId: string) => void;
}

function CartLineRow({ priced, choice, isLarge = false, isHighlighted, onNavigate, onRemove }: CartLineRowProps) {
  const t = useT();
  const { line, title, optionLabel, unitPriceCents, totalCents, issues } = priced;
  const { snapshot, quantity, variantId } = line;
  const name = lineName(title, optionLabel);
  const details = [isHighlighted ? t('cart.justAdded') : null, optionLabel ?? (snapshot.weight && weightText(snapshot.weight, t))].filter(
    (text) => text !== null,
  );
  if (quantity > 1) details.push(t('cart.each', { price: formatMoney(unitPriceCents) }));
  const remove = () => {
    removeFromCart(variantId);
    onRemove(variantId);
  };
  const saveLater = (event: MouseEvent<HTMLElement>) => {
    // Focuses the page's heading, because the line is unmounted.
    event.currentTarget.closest('main')?.querySelector<HTMLElement>('h1')?.focus();
    const undo = saveForLater(variantId);
    toast.success(t('cart.laterDone', { name }), { id: 'cart', action: { label: t('cart.undo'), onPress: undo } });
  };
  return (
    <li data-item={variantId} className={cx(styles.line, isHighlighted && styles.lit)}>
      <ProductImage image={snapshot.picture} sizes={isLarge ? '112px' : '84px'} isDecorative className={styles.tile} />
      <div>
        <AppLink to={productPath(snapshot.slug)} className={styles.title} onClick={onNavigate}>
          {title}
        </AppLink>
        {details.length > 0 && (
          <Text size="compact" tone="subtle">
            {details.join(' · ')}
          </Text>
        )}
      </div>
      <Text isTabular className={styles.amount}>
        {formatMoney(totalCents)}
      </Text>
      <Cluster justify="between" className={styles.actions}>
        <Stepper value={quantity} name={name} onChange={(next) => changeQuantity(variantId, next)} onZero={remove} />
        <Cluster gap={4}>
          {isLarge && (
            <Button variant="muted" aria-label={t('cart.laterItem', { name })} onClick={saveLater}>
              {t('cart.later')}
            </Button>
          )}
          <Button variant="muted" data-refocus="" aria-label={t('cart.removeItem', { name })} onClick={remove}>
            {t('cart.remove')}
          </Button>
        </Cluster>
      </Cluster>
      {choice && <div className={styles.choice}>{choice}</div>}
      {issues.map((issue) => (
        <LineNotice key={issue.kind} issue={issue} line={line} />
      ))}
    </li>
  );
}

export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const t = useT();
  return (
    <Stack align="center" className={styles.empty}>
      <Text size="title" weight="strong">
        {t('cart.empty')}
      </Text>
      <Text tone="muted">{t('cart.emptyHint')}</Text>
      <ButtonLink to="/rizq-marketplace" onClick={onLeave}>
        {t('cart.start')}
      </ButtonLink>
    </Stack>
  );
}

/** A row for a cart line. `priced` is null for a removed line, whose removal can be undone. */
interface CartRow {
  line: CartLine;
  priced: PricedLine | null;
}

interface RowGroup {
  vendorId: string;
  vendorName: string;
  rows: CartRow[];
  /** Index in the cart of the group's last line. */
  last: number;
  subtotalCents: number;
}

/**
 * Reverses the order in which lines were added. The line just added comes first, even if the cart already had it, and so does its vendor.
 */
function newestFirst(groups: readonly RowGroup[], added: string | null): RowGroup[] {
  const isAdded = ({ line }: CartRow) => line.variantId === added;
  const place = ({ rows, last }: RowGroup) => (rows.some(isAdded) ? Infinity : last);
  return groups
    .map((group) => ({ ...group, rows: group.rows.toReversed().sort((left, right) => Number(isAdded(right)) - Number(isAdded(left))) }))
    .sort((left, right) => place(right) - place(left));
}

/**
 * Groups all lines by vendor in the order in which they were added. Includes removed lines, so that a removal does not move other lines.
 */
function cartRows(priced: readonly VendorGroup[], all: readonly CartLine[]): RowGroup[] {
  const groups = new Map<string, RowGroup>();
  for (const [last, line] of all.entries()) {
    const { vendorId, vendorName } = line.snapshot;
    const own = priced.find((group) => group.vendorId === vendorId);
    const row = { line, priced: own?.lines.find((entry) => entry.line.variantId === line.variantId) ?? null };
    const rows = [...(groups.get(vendorId)?.rows ?? []), row];
    groups.set(vendorId, { vendorId, vendorName, rows, last, subtotalCents: own?.subtotalCents ?? 0 });
  }
  return [...groups.values()];
}
