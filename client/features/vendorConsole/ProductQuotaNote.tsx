import { useT } from '#client/i18n/useT.ts';
import { Message } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { ProductQuotaNote_VendorFragment } from './ProductQuotaNote.generated.ts';

/** Explains a new vendor's product quota. Renders nothing for established vendors. */
export function ProductQuotaNote({ vendor: { productQuota } }: { vendor: ProductQuotaNote_VendorFragment }) {
  const t = useT();
  if (productQuota === null) return null;
  const { used, max, buyersNeeded } = productQuota;
  return (
    <Message>
      <span>
        <Text as="strong">{t('console.quota', { used, max })}</Text> <span>{t('console.quotaReason', { max, buyers: buyersNeeded })}</span>
      </span>
    </Message>
  );
}
