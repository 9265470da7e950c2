import { shopPath } from '#client/config/links.ts';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { useT } from '#client/i18n/useT.ts';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import { HubHead } from '#client/features/hub/HubHead.tsx';
import styles from '#client/features/hub/HubColumns.module.css';
import { NotOpenYet } from '#client/features/hub/NotOpenYet.tsx';
import type { HubUploadQuery } from './HubUploadPage.generated.ts';

interface UploadProps {
  shop: NonNullable<NonNullable<HubUploadQuery['viewer']>['vendor']>;
  market: HubUploadQuery['shop'] | undefined;
}

/** Where products will be added; what is new on the counter, as shoppers see it. */
export function Upload({ shop: { profile }, market }: UploadProps) {
  const t = useT();
  const products = profile.products?.nodes ?? [];
  return (
    <>
      <HubHead title={t('hub.uploadTitle')}>{t('hub.uploadLead')}</HubHead>
      <NotOpenYet email={market?.contact.email ?? ''}>{t('hub.uploadNotYet')}</NotOpenYet>
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
