import { Suggestions } from '#client/features/catalog/Suggestions.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { cardSlots } from '../cardSlots.tsx';

/** Nothing saved: how that is done, and something to begin with. */
export function EmptyWishlist() {
  const t = useT();
  return (
    <div>
      <EmptyState icon="heart" title={t('wish.empty')} actions={<ButtonLink to="/rizq-marketplace">{t('product.toMarket')}</ButtonLink>}>
        <p>{t('wish.emptyHint')}</p>
      </EmptyState>
      <Suggestions {...cardSlots} />
    </div>
  );
}
