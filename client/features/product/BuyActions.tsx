import { Stack, Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { useRef, useState, useDeferredValue, useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import { type DetailProduct, isPurchasable, missingOption } from './chooseVariant.ts';
import { OptionPicker } from './OptionPicker.tsx';
import type { ProductChoice } from './useChoice.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_QUANTITY } from '#client/config/limits.ts';
import { MAX_COMPARED } from '#schema/rules/limits.ts';
import { useCompared } from '#client/features/saved/useCompared.ts';
import { scrollToMiddle } from '#client/lib/scrollToMiddle.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { weightText } from '#client/i18n/weightText.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { lineName, newLine } from '#client/state/newLine.ts';
import { addToCart, cartVar, withoutSample } from '#client/state/cart.ts';
import { compareVar, isCompared } from '#client/state/compare.ts';
import { openCart } from '#client/state/ui.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ShareButton } from '#client/ui/navigation/ShareButton.tsx';
import { Stepper } from '#client/ui/forms/Stepper.tsx';
import { usePersisted } from '#client/state/usePersisted.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { MiniBuyBar } from './MiniBuyBar.tsx';
import styles from './Product.module.css';

interface ChooseAndBuyProps {
  product: DetailProduct;
  selection: ProductChoice;
  isBuyable: boolean;
  /** Omits the buy bar at the bottom of the screen, which a drawer would cover. */
  isInDrawer?: boolean;
  /** Called after the product has been added and before the cart opens. */
  onAdded?: () => void;
}

/** Option pickers, quantity and cart button. Pressing the button without a required option focuses that option's picker. */
export function ChooseAndBuy({ product, selection, isBuyable, isInDrawer = false, onAdded }: ChooseAndBuyProps) {
  const { choice, choose } = selection;
  const [missingOptionKey, setComplaint] = useState<string | null>(null);
  const options = useRef<HTMLDivElement>(null);
  const askFor = (key: string) => {
    // Renders the error before scrolling, so that the whole picker becomes visible above the buy bar.
    flushSync(() => setComplaint(key));
    const first = options.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(key)}"]`);
    first?.focus({ preventScroll: true });
    scrollToMiddle(first?.closest('fieldset'));
  };
  return (
    <>
      {product.options.length > 0 && (
        <Stack ref={options} gap={6}>
          {product.options.map((option) => (
            <OptionPicker
              key={option.key}
              product={product}
              option={option}
              choice={choice}
              isMissing={missingOptionKey === option.key && choice[option.key] === undefined}
              onChoose={(value) => choose(option.key, value)}
            />
          ))}
        </Stack>
      )}
      {isBuyable && <BuyActions product={product} selection={selection} hasBar={!isInDrawer} onMissing={askFor} onAdded={onAdded} />}
    </>
  );
}

const ADDED_MS = 1500;
/** Screens on which the cart drawer does not cover the whole page. */
const WIDE = '(min-width: 768px)';

interface BuyActionsProps {
  product: DetailProduct;
  selection: ProductChoice;
  /** Called with the key of the first option that has not been chosen. */
  onMissing: (key: string) => void;
  /** Shows the buy bar on phones while these buttons are out of view. */
  hasBar: boolean;
  onAdded?: () => void;
}

/** Quantity, cart button and further actions. */
function BuyActions({ product, selection, onMissing, hasBar, onAdded }: BuyActionsProps) {
  const t = useT();
  const locale = useLocale();
  const state = useDeferredValue(usePrefs()).state ?? DEFAULT_STATE;
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState<number>(DEFAULT_QUANTITY);
  const [isAdded, setAdded] = useState(false);
  const noteId = useId();
  const row = useRef<HTMLDivElement>(null);
  const { isOn, toggle } = useCompared({ productId: product.id, slug: product.slug, title: product.title });
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => setAdded(false), ADDED_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);

  const { variant, shown, choice } = selection;
  // Not delivered to the shopper's state. It can be bought for an address elsewhere, but the buttons prevent doing so by mistake.
  const isUndeliverable = !product.delivery.deliverable;
  /** The product can be added but not ordered at the moment: it is not delivered to the state, or the vendor is on holiday. */
  const isNotOrderableNow = isUndeliverable || product.vendor.holidayUntil !== null;
  const price = (variant ?? shown)?.price ?? product.price;
  const amount = formatMoney(price.current.minorUnits * quantity);
  const isSoldOut = variant !== null && !isPurchasable(variant);
  /** All options are chosen, but no variant has this combination. */
  const isMissingVariant = variant === null && missingOption(product, choice) === null;
  const { lines, origin } = usePersisted(cartVar);
  const inCart = lines.find(({ variantId }) => variantId === variant?.id)?.quantity ?? 0;
  /** Number of units that can still be added. */
  const available = Math.max(0, (variant?.stock.purchasable ?? 0) - inCart);

  const isTooMany = variant !== null && !isSoldOut && quantity > available;

  /** Adds the product to the cart. Returns false if an option is missing or stock is insufficient; a note then gives the reason. */
  const add = (): boolean => {
    const missing = missingOption(product, choice);
    if (missing) onMissing(missing.key);
    if (missing || variant === null || isSoldOut || quantity > available) return false;
    const picture = product.images.find((image) => image.url === variant.image?.url);
    addToCart({ ...newLine(product, variant, picture ?? product.images[0]), quantity });
    return true;
  };
  const addAndShow = () => {
    if (!add()) return;
    setAdded(true);
    onAdded?.();
    if (window.matchMedia(WIDE).matches) openCart();
    else {
      const name = lineName(product.title, chosenLabels().join(' · ') || null);
      const action = { label: t('cart.view'), onPress: () => void navigate('/cart') };
      toast.success(t('cart.added', { name }), { id: 'cart', action });
    }
  };
  const compare = () => {
    toggle();
    const { entries } = compareVar();
    // On phones, the buy bar hides the comparison tray, so a toast confirms the change.
    if (isOn || !isCompared({ entries }, product.id) || window.matchMedia(WIDE).matches) return;
    toast.success(t('compare.added', { name: product.title, n: entries.length, max: MAX_COMPARED }), {
      id: 'compare',
      action: { label: t('compare.open'), onPress: () => void navigate('/compare') },
    });
  };
  const buyNow = () => {
    // The shopper did not choose the sample cart, so it must not be ordered together with this product.
    if (origin === 'sample' && quantity <= available) cartVar(withoutSample(cartVar()));
    if (add()) void navigate('/checkout');
  };
  return (
    <Stack data-buy-bar={hasBar || undefined}>
      <Cluster ref={row} gap={3} noWrap className={only.scripted}>
        <Stepper variant="large" value={quantity} onChange={setQuantity} name={product.title} />
        <Button
          isWide
          variant={isNotOrderableNow ? 'outline' : undefined}
          className={styles.add}
          icon={isAdded ? 'check' : undefined}
          aria-disabled={isMissingVariant || isTooMany || undefined}
          aria-describedby={isMissingVariant || isTooMany ? noteId : undefined}
          onClick={addAndShow}
        >
          {isAdded
            ? t('product.added')
            : isSoldOut
              ? t('product.outOfStock')
              : isMissingVariant || isTooMany
                ? t('product.addToCart')
                : t(isNotOrderableNow ? 'product.addAnyway' : 'product.addFor', { amount })}
        </Button>
      </Cluster>
      {isUndeliverable && (
        <Text as={Cluster} align="start" noWrap size="compact" tone="saving" weight="medium">
          <Icon name="warning" size={18} />
          {t('product.farNote', { state: t(`states.${state}`) })}
        </Text>
      )}
      <Text id={noteId} size="compact" tone="saving" className={styles.note} role="status">
        {isMissingVariant && <span>{t('product.notMade', { names: listValues(chosenLabels(), locale) })}</span>}
        {isSoldOut && <span>{t('product.optionSoldOut')}</span>}
        {isTooMany && (
          <>
            <span>{available === 0 ? t('product.allInCart') : t('product.stockNote', { n: available })}</span>{' '}
            {available > 0 && (
              <button type="button" onClick={() => setQuantity(available)}>
                {t('product.takeThat', { n: available })}
              </button>
            )}
          </>
        )}
        {!isSoldOut && variant?.stock.level === 'LOW' && quantity <= available && (
          <span>{t('product.lowStock', { n: variant.stock.purchasable })}</span>
        )}
      </Text>
      <Cluster gap={6} className={only.scripted}>
        {!isNotOrderableNow && !isMissingVariant && (
          <Button variant="muted" icon="cart" onClick={buyNow}>
            {t('product.buyNow')}
          </Button>
        )}
        <Button variant="muted" icon="compare" aria-pressed={isOn} onClick={compare}>
          {t('saved.compare')}
        </Button>
        <ShareButton title={product.title} variant="muted">
          {t('product.share')}
        </ShareButton>
      </Cluster>
      {hasBar && (
        <MiniBuyBar
          anchor={row}
          price={price}
          label={chosenLabel()}
          onAdd={addAndShow}
          isAdded={isAdded}
          isForLater={isNotOrderableNow}
          isUnmade={isMissingVariant}
        />
      )}
    </Stack>
  );

  function chosenLabels(): string[] {
    const labels = product.options.map((option) => option.values.find(({ value }) => value === choice[option.key])?.label);
    return labels.filter((label) => label !== undefined);
  }

  function chosenLabel(): string {
    return chosenLabels().join(' · ') || (product.weight ? weightText(product.weight, t) : product.title);
  }
}
