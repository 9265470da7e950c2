import { shopPath } from '#client/config/links.ts';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { useT } from '#client/i18n/useT.ts';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import { HubHead } from './HubHead.tsx';
import styles from './HubColumns.module.css';
import { NotOpenYet } from './NotOpenYet.tsx';
import type { HubSectionProps } from './hubData.ts';

/** Where products will be added; what is new on the counter, as shoppers see it. */
export function Upload({ shop: { profile }, market }: HubSectionProps) {
  const t = useT();
  const products = profile.products?.nodes ?? [];
  return (
    <>
      <HubHead title={t('hub.uploadTitle')}>{t('hub.uploadLead')}</HubHead>
      <NotOpenYet email={market.contact.email}>{t('hub.uploadNotYet')}</NotOpenYet>
      {products.length > 0 && (
        <section aria-labelledby="newest">
          <SectionHeading id="newest" title={t('hub.newest')} more={{ to: shopPath(profile.slug), label: t('hub.asShopper') }} />
          <div className={styles.goods}>
            <ProductGrid products={products} columns={4} label={t('hub.newest')} />
          </div>
        </section>
      )}
    </>
  );
}
