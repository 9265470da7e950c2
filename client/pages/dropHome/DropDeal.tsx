import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { BigClock } from '#client/ui/feedback/BigClock.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import type { DropDeal_ProductFragment } from './DropDeal.generated.ts';
import styles from './DropDeal.module.css';

interface DropDealProps {
  title: string;
  endsAt: string | null;
  product: DropDeal_ProductFragment;
}

/** One thing, very large, for less, tonight. */
export function DropDeal({ title, endsAt, product }: DropDealProps) {
  const t = useT();
  const { current, was } = product.price;
  const [image] = product.images;
  return (
    <section aria-labelledby="drop-deal" className={styles.deal}>
      <div className={styles.ground}>
        {image && <Picture image={image} sizes="(min-width: 1024px) 58vw, 100vw" isDecorative className={styles.picture} />}
      </div>
      <div className={styles.words}>
        <p className={styles.tag}>{title}</p>
        <h2 id="drop-deal">{product.title}</h2>
        <p className={styles.copy}>{product.description}</p>
        <p className={styles.price}>
          <VisuallyHidden>{t('ui.priceNow', { price: formatMoney(current.minorUnits) })}</VisuallyHidden>
          <span aria-hidden="true">{shortMoney(current.minorUnits)}</span>
          {was && (
            <>
              <s aria-hidden="true">{formatMoney(was.minorUnits)}</s>
              <VisuallyHidden>{t('ui.priceWas', { price: formatMoney(was.minorUnits) })}</VisuallyHidden>
            </>
          )}
        </p>
        <p className={styles.note}>
          {t('product.plusVat', { n: VAT_PERCENT })} · {t('fashion.left', { n: product.stock.purchasable })}
        </p>
        {endsAt && <BigClock endsAt={endsAt} className={styles.clock} />}
        <ButtonLink to={productPath(product.slug)} size="large">
          {t('fashion.pickSize')}
        </ButtonLink>
      </div>
    </section>
  );
}
