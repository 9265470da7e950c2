import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { useRef, type MouseEvent } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { weightText } from '#client/i18n/weightText.ts';
import type { CartLine } from '#client/state/cart.ts';
import { lineName } from '#client/state/newLine.ts';
import { forgetLater, laterVar, moveBackToCart, restoreLater } from '#client/state/savedForLater.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import styles from './Cart.module.css';

const nameOf = ({ snapshot }: CartLine) => lineName(snapshot.title, snapshot.optionLabel);

/** Lines saved for later; each can be moved back to the cart. */
export function SavedForLater() {
  const t = useT();
  const isHydrated = useHydrated();
  const { lines } = usePersisted(laterVar);
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = (event: MouseEvent<HTMLElement>) => {
    const target = lines.length > 1 ? heading.current : event.currentTarget.closest('main')?.querySelector<HTMLElement>('h1');
    target?.focus();
  };
  const remove = (line: CartLine, event: MouseEvent<HTMLElement>) => {
    const before = laterVar();
    leave(event);
    forgetLater(line.variantId);
    const after = laterVar();
    const text = t('cart.removed', { name: nameOf(line) });
    toast.success(text, { id: 'cart', action: { label: t('cart.undo'), onPress: () => restoreLater(before, after) } });
  };
  if (!isHydrated || lines.length === 0) return null;
  return (
    <Stack as="section" above={10} aria-labelledby="saved-for-later">
      <Heading level={2} size="title" id="saved-for-later" ref={heading} tabIndex={-1}>
        {t('cart.laterTitle', { n: lines.length })}
      </Heading>
      <Grid as="ul" min="360px" gap={10}>
        {lines.map((line) => {
          const { variantId, quantity, seenPriceCents, snapshot } = line;
          const details = [snapshot.vendorName, snapshot.optionLabel ?? (snapshot.weight && weightText(snapshot.weight, t))]
            .filter((text) => text !== null)
            .join(' · ');
          return (
            <Grid as="li" key={variantId} columns="72px minmax(0, 1fr)" gap={[2, 4]} className={styles.saved}>
              <ProductImage image={snapshot.picture} sizes={72} isDecorative />
              <div>
                <AppLink to={productPath(snapshot.slug)} className={styles.title}>
                  {snapshot.title}
                </AppLink>
                <Text size="compact" tone="subtle" isTabular>
                  <span>{details}</span>
                  <br />
                  {quantity > 1 && <span>{`${quantity} × `}</span>}
                  <span>{formatMoney(seenPriceCents)}</span>
                </Text>
              </div>
              <Cluster>
                <Button
                  variant="outline"
                  size="small"
                  onClick={(event) => {
                    leave(event);
                    moveBackToCart(variantId);
                  }}
                >
                  <span>
                    {t('cart.laterBack')}
                    <VisuallyHidden>: {nameOf(line)}</VisuallyHidden>
                  </span>
                </Button>
                <IconButton
                  icon="trash"
                  size={19}
                  label={t('cart.removeItem', { name: nameOf(line) })}
                  onClick={(event) => remove(line, event)}
                />
              </Cluster>
            </Grid>
          );
        })}
      </Grid>
    </Stack>
  );
}
