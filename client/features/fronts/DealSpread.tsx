import type { ReactNode } from 'react';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { BigClock } from '#client/ui/feedback/BigClock.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Frame, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import styles from './DealSpread.module.css';
import type { Fronts_DealFragment } from './Fronts.generated.ts';

interface DealSpreadProps {
  id: string;
  product: Fronts_DealFragment;
  endsAt: string | null;
  eyebrow: ReactNode;
  price: string;
  cta: string;
  /** Sets the background, type and height through custom properties. */
  className?: string;
  children?: ReactNode;
}

/** A section about a discounted product, with its price and a countdown. */
export function DealSpread({ id, product, endsAt, eyebrow, price, cta, className, children }: DealSpreadProps) {
  const t = useT();
  const { current, was } = product.price;
  const [image] = product.images;
  return (
    <section aria-labelledby={id} className={cx(styles.deal, className)}>
      <Frame ratio="var(--deal-ratio)" className={styles.ground}>
        {image && <Picture image={image} sizes="(min-width: 1024px) 58vw, 100vw" isDecorative />}
      </Frame>
      <Stack gap={6} align="start" className={styles.words}>
        <Stack align="start">
          {eyebrow}
          <h2 id={id}>{product.title}</h2>
        </Stack>
        <Text tone="muted" measure="46ch" lines={6}>
          {product.description}
        </Text>
        <Stack>
          <Cluster as="p" gap={4} align="baseline" isTight>
            <VisuallyHidden>{t('ui.priceNow', { price: formatMoney(current.minorUnits) })}</VisuallyHidden>
            <span aria-hidden="true" className={styles.price}>
              {price}
            </span>
            {was && (
              <>
                <Text as="s" size="lead" tone="subtle" aria-hidden="true">
                  {formatMoney(was.minorUnits)}
                </Text>
                <VisuallyHidden>{t('ui.priceWas', { price: formatMoney(was.minorUnits) })}</VisuallyHidden>
              </>
            )}
          </Cluster>
          <Text size="compact" tone="muted">
            {t('product.plusVat', { n: VAT_PERCENT })} · {t('fashion.left', { n: product.stock.purchasable })}
          </Text>
        </Stack>
        {endsAt && <BigClock endsAt={endsAt} className={styles.clock} />}
        <ButtonLink to={productPath(product.slug)}>{cta}</ButtonLink>
        {children}
      </Stack>
    </section>
  );
}
