import { CardAction } from '#client/ui/primitives/CardAction.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_QUANTITY } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { addToCart, cartVar, changeQuantity, removeFromCart, type CartLine } from '#client/state/cart.ts';
import { lineName } from '#client/state/newLine.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Stepper } from '#client/ui/forms/Stepper.tsx';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { only } from '#client/ui/primitives/Layout.tsx';

interface CardCartButtonProps {
  line: Omit<CartLine, 'quantity'>;
  /** Look of the button: an icon, a pill with text or an underlined word. */
  variant?: 'disc' | 'pill' | 'word';
}

/** The cart button on a product card; becomes a stepper while the product is in the cart. */
export function CardCartButton({ line, variant = 'disc' }: CardCartButtonProps) {
  const t = useT();
  const { title, optionLabel } = line.snapshot;
  const name = lineName(title, optionLabel);
  const quantity = usePersisted(cartVar, ({ lines }) => lines.find((one) => one.variantId === line.variantId)?.quantity ?? 0);
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState<'added' | 'removed' | null>(null);
  const isIn = quantity > 0;

  // Button and stepper replace each other, which unmounts the pressed button, so focus moves to the last button.
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    root.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isIn]);

  const label = t(variant === 'pill' ? 'list.addNamed' : 'cart.add', { name });
  const add = () => {
    addToCart({ ...line, quantity: DEFAULT_QUANTITY });
    wantsFocus.current = true;
    // The button chose among several packs or sizes, so the toast names the one that it added.
    if (optionLabel === null) setAnnouncement('added');
    else toast.success(t('cart.added', { name }), { id: 'cart', action: { label: t('cart.view'), onPress: () => void navigate('/cart') } });
  };
  return (
    <div ref={root}>
      {isIn ? (
        <Stepper
          variant="solid"
          value={quantity}
          name={name}
          onChange={(next) => changeQuantity(line.variantId, next)}
          zeroLabel={t('cart.removeItem', { name })}
          onZero={() => {
            removeFromCart(line.variantId);
            wantsFocus.current = true;
            setAnnouncement('removed');
          }}
        />
      ) : (
        <CardAction variant={variant} className={only.scripted} aria-label={label} title={label} onClick={add}>
          {variant !== 'word' && <Icon name={variant === 'disc' ? 'plus' : 'cart'} size={18} />}
          {variant !== 'disc' && <span>{t(variant === 'word' ? 'product.addShort' : 'list.addToCart')}</span>}
        </CardAction>
      )}
      <span role="status">
        {announcement === (isIn ? 'added' : 'removed') && (
          <VisuallyHidden>{t(isIn ? 'cart.added' : 'cart.removed', { name })}</VisuallyHidden>
        )}
      </span>
    </div>
  );
}
