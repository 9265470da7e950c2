import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { HubHead } from '#client/features/hub/HubHead.tsx';
import { NotOpenYet } from '#client/features/hub/NotOpenYet.tsx';
import type { HubSectionProps } from './hubData.ts';
import { ShopSettings } from './ShopSettings.tsx';

export function EditSettings({ shop, market }: HubSectionProps) {
  const t = useT();
  return (
    <>
      <HubHead
        title={t('hub.editSettings')}
        actions={
          <ButtonLink to="/vendor-setting" look="outline" size="small">
            {t('hub.settings')}
          </ButtonLink>
        }
      />
      <NotOpenYet email={market.contact.email}>{t('hub.settingsNotYet')}</NotOpenYet>
      <ShopSettings shop={shop} market={market} />
    </>
  );
}
