import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import type { VendorSectionProps } from './vendorData.ts';
import { ShopSettings } from './ShopSettings.tsx';

export function Settings({ shop, market }: VendorSectionProps) {
  const t = useT();
  return (
    <>
      <ConsoleHead
        title={t('console.settings')}
        actions={
          <ButtonLink to="/vendor-setting-edit" look="outline" size="small">
            {t('console.edit')}
          </ButtonLink>
        }
      >
        {t('console.settingsLead')}
      </ConsoleHead>
      <ShopSettings shop={shop} market={market} />
    </>
  );
}
