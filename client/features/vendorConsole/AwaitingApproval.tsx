import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Surface } from '#client/ui/primitives/Surface.tsx';

/** Says to the seller of a new shop that the market has not put it on sale yet. */
export function AwaitingApproval() {
  const t = useT();
  return (
    <Surface as="p" tone="notice" pad="line" below={5} role="status">
      <Icon name="clock" size={20} />
      {t('vendorSettings.awaiting')}
    </Surface>
  );
}
