import { useState } from 'react';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { changeWish, tickWish, wishlistVar } from '#client/state/wishlist.ts';
import { Stepper } from '#client/ui/forms/Stepper.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { VisuallyHidden, Heading, Text } from '#client/ui/primitives/Type.tsx';
import { MAX_WISHED_QUANTITY, MAX_WISH_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { RemovedWishNote, type WishLayoutProps } from './WishParts.tsx';
import { type WishRow, canBeOrdered, lineToMove, statusLabel } from './wishRows.ts';
import styles from './WishlistPage.module.css';

interface Group {
  id: string;
  name: string;
  rows: WishRow[];
}

/** The shopping list layout: grouped by vendor, with quantities, notes and totals, for ticking off or printing. */
export function WishGroups({ rows, onTakeOff, onUndo, onMove }: WishLayoutProps) {
  const t = useT();
  const { ticked } = usePersisted(wishlistVar);
  const isOpen = ({ removed, product }: WishRow) => removed === null && !ticked.includes(product.id);
  const groups = groupsOf(rows);
  return (
    <Stack gap={10} className={styles.groups}>
      {groups.map(({ id, name, rows: own }) => {
        const movable = own.filter((row) => isOpen(row) && lineToMove(row.product) !== null);
        return (
          <section key={id} aria-labelledby={`group-${id}`}>
            <Cluster as="header" justify="between" className={styles.groupHead}>
              <Heading level={2} size="lead" id={`group-${id}`}>
                {name}
              </Heading>
              {movable.length > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${t('wish.groupMove', { n: movable.length })} ${t('wish.groupFrom', { vendor: name })}`}
                  onClick={() => onMove(movable)}
                >
                  {t('wish.groupMove', { n: movable.length })}
                </Button>
              )}
            </Cluster>
            <ul>
              {own.map((row) => (
                <li key={row.product.id} data-item={row.product.id}>
                  {row.removed === null ? (
                    <ShoppingRow row={row} isTicked={ticked.includes(row.product.id)} onTakeOff={() => onTakeOff([row])} />
                  ) : (
                    <RemovedWishNote row={row} onUndo={onUndo} />
                  )}
                </li>
              ))}
            </ul>
            <Cluster as="p" gap={5} align="baseline" justify="end" isTight className={styles.sum}>
              {t('wish.groupTotal', { vendor: name })}
              <strong>{formatMoney(totalCents(own.filter(isOpen)))}</strong>
            </Cluster>
          </section>
        );
      })}
      <Surface tone="sunken" pad={6} gap={2} className={styles.groupsFoot}>
        <Cluster as="p" gap={5} align="baseline" justify="end" isTight className={styles.sum}>
          {t('wish.listTotal')}
          <strong>{formatMoney(totalCents(rows.filter(isOpen)))}</strong>
        </Cluster>
        <Text size="small" tone="subtle">
          {t('wish.listHint')}
        </Text>
        <Button variant="outline" onClick={() => window.print()}>
          {t('wish.print')}
        </Button>
      </Surface>
    </Stack>
  );
}

/** Groups by vendor, in the order of their first products. */
function groupsOf(rows: readonly WishRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const { id, name } = row.product.vendor;
    const group = groups.get(id) ?? { id, name, rows: [] };
    group.rows.push(row);
    groups.set(id, group);
  }
  return [...groups.values()];
}

function totalCents(rows: readonly WishRow[]): number {
  return rows.reduce((sum, { product, entry }) => sum + product.price.current.minorUnits * (entry.quantity ?? 1), 0);
}

function ShoppingRow({ row: { product, entry }, isTicked, onTakeOff }: { row: WishRow; isTicked: boolean; onTakeOff: () => void }) {
  const t = useT();
  const { id, slug, title, price, images } = product;
  const quantity = entry.quantity ?? 1;
  const isThere = canBeOrdered(product);
  return (
    <div className={styles.line} data-ticked={isTicked || undefined}>
      <Cluster as="label" className={styles.box}>
        <input type="checkbox" checked={isTicked} onChange={(event) => tickWish(id, event.target.checked)} />
        <VisuallyHidden>{t('wish.tick', { name: title })}</VisuallyHidden>
      </Cluster>
      <ProductImage image={images[0]} sizes={56} isDecorative isDimmed={!isThere} />
      <div>
        <AppLink to={productPath(slug)} className={styles.title}>
          {title}
        </AppLink>
        <Text size="small" tone="subtle">
          <span>{t('wish.each', { price: formatMoney(price.current.minorUnits) })}</span>
          {!isThere && <span>{` · ${t(statusLabel(product))}`}</span>}
        </Text>
      </div>
      <NoteField note={entry.note ?? ''} name={title} onChange={(note) => changeWish(id, { note })} />
      <div className={styles.quantity}>
        <Stepper
          value={quantity}
          name={title}
          onChange={(next) => changeWish(id, { quantity: Math.min(next, MAX_WISHED_QUANTITY) })}
          onZero={onTakeOff}
        />
        <span className={styles.printed} aria-hidden="true">
          × {quantity}
        </span>
      </div>
      <p className={styles.lineTotal}>{formatMoney(price.current.minorUnits * quantity)}</p>
      <IconButton icon="trash" size={19} className={styles.remove} label={t('wish.removeName', { name: title })} onClick={onTakeOff} />
    </div>
  );
}

/** Note field, which saves on blur and on Enter. */
function NoteField({ note, name, onChange }: { note: string; name: string; onChange: (note: string) => void }) {
  const t = useT();
  const [text, setText] = useState(note);
  const [kept, setKept] = useState(note);
  // Shows a change made on a different device.
  if (kept !== note) {
    setKept(note);
    setText(note);
  }
  const keep = () => {
    if (text.trim() !== note) onChange(text.trim());
  };
  return (
    <input
      className={styles.note}
      data-empty={text === '' || undefined}
      value={text}
      maxLength={MAX_WISH_NOTE_LENGTH}
      placeholder={t('wish.notePlaceholder')}
      aria-label={t('wish.noteFor', { name })}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => pressedKey(event) === 'Enter' && keep()}
    />
  );
}
