import { vendorPackagesPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Message } from '#client/ui/primitives/Layout.tsx';

/** Notice of open requests to cancel packages, which the vendor answers first. Renders nothing without any. */
export function CancellationNotice({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <Message tone="notice" below={5}>
      <Icon name="clock" size={20} />
      <span>
        {t('console.cancellationsWait', { n: count })}{' '}
        <AppLink to={vendorPackagesPath({ stage: 'cancellations' })}>{t('console.answerCancellations')}</AppLink>
      </span>
    </Message>
  );
}
