import { fashionShopPath, productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { BigClock } from '#client/ui/feedback/BigClock.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import type { FashionHomePageQuery } from './FashionHomePage.generated.ts';
import styles from './WeekDeal.module.css';

type Deal = NonNullable<FashionHomePageQuery['fashiondeal']>;

/** The deal of the week: one thing on a deep ground, its price and its clock; the others of the week as a line of small ones. */
export function WeekDeal({ deal }: { deal: Deal }) {
  const t = useT();
  const [lead, ...others] = deal.products;
  if (!lead) return null;
  const { current, was } = lead.price;
  const [image] = lead.images;
  return (
    <Container>
      <section aria-labelledby="week-deal" className={styles.deal}>
        <div className={styles.ground}>
          {image && <Picture image={image} sizes="(min-width: 1024px) 660px, 92vw" isDecorative className={styles.picture} />}
        </div>
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            {deal.title} · {lead.vendor.name}
          </p>
          <h2 id="week-deal">{lead.title}</h2>
          <p className={styles.copy}>{lead.description}</p>
          <p className={styles.price}>
            <VisuallyHidden>{t('ui.priceNow', { price: formatMoney(current.minorUnits) })}</VisuallyHidden>
            <span aria-hidden="true">{formatMoney(current.minorUnits)}</span>
            {was && (
              <>
                <s aria-hidden="true">{formatMoney(was.minorUnits)}</s>
                <VisuallyHidden>{t('ui.priceWas', { price: formatMoney(was.minorUnits) })}</VisuallyHidden>
              </>
            )}
          </p>
          <p className={styles.note}>
            {t('product.plusVat', { n: VAT_PERCENT })} · {t('fashion.left', { n: lead.stock.purchasable })}
          </p>
          {deal.endsAt && <BigClock endsAt={deal.endsAt} className={styles.clock} />}
          <ButtonLink to={productPath(lead.slug)} className={styles.button}>
            {t('home.seeDeal')}
          </ButtonLink>
          {others.length > 0 && (
            <div className={styles.others}>
              <ul aria-label={t('fashion.otherDeals')}>
                {others.slice(0, 5).map(({ id, slug, title, price, images: [small] }) => (
                  <li key={id}>
                    <AppLink to={productPath(slug)} title={title} data-ground={small?.ground ?? 'stone'}>
                      {small && <Picture image={small} sizes="88px" isDecorative />}
                      <VisuallyHidden>
                        {title}, {t('ui.percentOff', { n: price.discountPercent ?? 0 })}
                      </VisuallyHidden>
                      <b aria-hidden="true">−{price.discountPercent}%</b>
                    </AppLink>
                  </li>
                ))}
              </ul>
              <AppLink to={fashionShopPath({ sale: true })} className={styles.more}>
                {t('fashion.allDeals')}
              </AppLink>
            </div>
          )}
        </div>
      </section>
    </Container>
  );
}
