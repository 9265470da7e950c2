import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Message } from '#client/ui/primitives/Surface.tsx';

/** Says to the seller of a new shop that the market has not put it on sale yet. */
export function AwaitingApproval() {
  const t = useT();
  return (
    <Message tone="notice" below={5} role="status">
      <Icon name="clock" size={20} />
      {t('vendorSettings.awaiting')}
    </Message>
  );
}
