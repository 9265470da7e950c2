import { useRef, useState } from 'react';
import { BuyActions } from './BuyActions.tsx';
import type { DetailProduct } from './chooseVariant.ts';
import { OptionPicker } from './OptionPicker.tsx';
import type { ProductChoice } from './useChoice.ts';

interface ChooseAndBuyProps {
  product: DetailProduct;
  selection: ProductChoice;
  isBuyable: boolean;
  /** Called when it lies in the cart, before the cart is shown. */
  onAdded?: () => void;
}

/** Size, colour and weight, then how many: pressed without a needed choice, the button leads to it. */
export function ChooseAndBuy({ product, selection, isBuyable, onAdded }: ChooseAndBuyProps) {
  const { choice, choose } = selection;
  const [complaint, setComplaint] = useState<string | null>(null);
  const options = useRef<HTMLDivElement>(null);
  const askFor = (key: string) => {
    setComplaint(key);
    options.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(key)}"]`)?.focus();
  };
  return (
    <>
      <div ref={options}>
        {product.options.map((option) => (
          <OptionPicker
            key={option.key}
            product={product}
            option={option}
            choice={choice}
            isMissing={complaint === option.key && choice[option.key] === undefined}
            onChoose={(value) => choose(option.key, value)}
          />
        ))}
      </div>
      {isBuyable && <BuyActions product={product} selection={selection} onMissing={askFor} onAdded={onAdded} />}
    </>
  );
}
