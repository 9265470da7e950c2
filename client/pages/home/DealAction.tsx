import { productPath } from '#client/config/links.ts';
import { CardCartButton } from '#client/features/cart/CardCartButton.tsx';
import { useT } from '#client/i18n/useT.ts';
import { addToCart, cartVar, type CartLine } from '#client/state/cart.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';

interface DealActionProps {
  /** null: there is something to choose first. */
  line: Omit<CartLine, 'quantity'> | null;
  slug: string;
}

/** "Add" in full size; once the deal is in the cart, the stepper of the cards. */
export function DealAction({ line, slug }: DealActionProps) {
  const t = useT();
  const isIn = usePersisted(cartVar, ({ lines }) => lines.some(({ variantId }) => variantId === line?.variantId));
  if (line === null)
    return (
      <ButtonLink to={productPath(slug)} iconEnd="arrowRight">
        {t('home.seeDeal')}
      </ButtonLink>
    );
  if (isIn) return <CardCartButton line={line} />;
  return (
    <Button icon="plus" aria-label={`${t('home.addDeal')}: ${line.snapshot.title}`} onClick={() => addToCart({ ...line, quantity: 1 })}>
      {t('home.addDeal')}
    </Button>
  );
}
