import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { LazyDrawer } from '#client/ui/overlays/LazyDrawer.tsx';
import { ReorderBody } from './ReorderBody.tsx';

interface ReorderButtonProps {
  number: string;
  /** A guest's key to the order. */
  accessToken?: string | null;
  /** Only this line of it: "buy again" beside one product. */
  lineId?: string;
  label?: string;
  /** Told apart from others of its kind: "Order RZQ-… again". */
  name?: string;
  look?: 'primary' | 'outline' | 'text' | 'quiet';
  size?: 'small' | 'medium';
}

/** Opens what can be bought again of an order. Nothing goes into the cart before the shopper has seen what has changed. */
export function ReorderButton({ number, accessToken = null, lineId, label, name, look = 'outline', size = 'small' }: ReorderButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} size={size} aria-label={name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('own.reorder')}
      </Button>
      <LazyDrawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('re.title')}>
        <ReorderBody number={number} accessToken={accessToken} lineId={lineId} onDone={() => setOpen(false)} />
      </LazyDrawer>
    </>
  );
}
