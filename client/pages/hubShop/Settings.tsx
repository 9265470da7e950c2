import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { HubHead } from '#client/features/hub/HubHead.tsx';
import type { HubSectionProps } from './hubData.ts';
import { ShopSettings } from './ShopSettings.tsx';

export function Settings({ shop, market }: HubSectionProps) {
  const t = useT();
  return (
    <>
      <HubHead
        title={t('hub.settings')}
        actions={
          <ButtonLink to="/vendor-setting-edit" look="outline" size="small">
            {t('hub.edit')}
          </ButtonLink>
        }
      >
        {t('hub.settingsLead')}
      </HubHead>
      <ShopSettings shop={shop} market={market} />
    </>
  );
}
