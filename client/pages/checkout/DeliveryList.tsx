import { formatMoney } from '#schema/rules/money.ts';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { RemoveButtons } from '#client/features/cart/CartNotices.tsx';
import type { PricedLine, Quote } from '#client/features/cart/cartFigures.ts';
import { PickupPlace } from '#client/features/packages/PickupPlace.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDays } from '#client/lib/formatDays.ts';
import { chooseShipping } from '#client/state/cartChoices.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

type Group = Quote['groups'][number];
type Option = Group['shippingOptions'][number];

/** The shipping options for each vendor's package, with dates and prices. */
export function DeliveryList({ cart: { quote, choices, figures } }: { cart: CartQuote }) {
  const t = useT();
  if (!quote) return <p role="status">{t('ui.loading')}</p>;
  return (
    <Stack as="ul" gap={4}>
      {quote.groups.map((group) => {
        const issue = quote.issues.find(({ code, vendorId }) => code === 'SHIPPING_UNAVAILABLE' && vendorId === group.vendor.id);
        const ids = new Set(group.lines.map(({ variant }) => variant.id));
        const own = quote.lines.filter(({ variant }) => ids.has(variant.id)).flatMap(({ issues }) => issues);
        const holidayMessage = own.find(({ code }) => code === 'VENDOR_ON_HOLIDAY')?.message ?? null;
        return (
          <li key={group.vendor.id}>
            <PackageSummary
              group={group}
              chosen={choices.shipping[group.vendor.id]}
              refusal={issue?.message ?? null}
              closed={holidayMessage}
              lines={figures.groups.find(({ vendorId }) => vendorId === group.vendor.id)?.lines ?? []}
            />
          </li>
        );
      })}
    </Stack>
  );
}

interface PackageProps {
  group: Group;
  /** Code of the option chosen on this page; undefined if none has been chosen. */
  chosen: string | undefined;
  /** Reason why the choice is unavailable; null if it is available. */
  refusal: string | null;
  /** Message that the vendor is on holiday; null if the vendor is not. */
  closed: string | null;
  lines: readonly PricedLine[];
}

function PackageSummary({ group, chosen, refusal, closed, lines }: PackageProps) {
  const t = useT();
  const { vendor, shippingOptions: options } = group;
  const units = group.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const heading = (
    <Cluster as="span" gap={3} align="baseline" isTight>
      <Text as="b" weight="strong">
        {vendor.name}
      </Text>
      <Text as="span" size="small" tone="subtle" weight="regular">
        {t('cart.itemsFrom', { n: units })}
      </Text>
    </Cluster>
  );
  if (closed !== null) {
    return (
      <Stack gap={2}>
        <p>{heading}</p>
        <Surface tone="notice" pad={3} radius="m">
          <Cluster as="p" gap={3} align="start" noWrap>
            <Icon name="sun" size={20} />
            <span>{closed}</span>
          </Cluster>
          <RemoveButtons lines={lines} />
        </Surface>
      </Stack>
    );
  }
  if (options.length === 0) {
    return (
      <Stack gap={2}>
        <p>{heading}</p>
        <Surface tone="notice" pad={3} radius="m">
          <p>{t('cart.notDeliverableHere')}</p>
          <RemoveButtons lines={lines} />
        </Surface>
      </Stack>
    );
  }
  const known = options.some(({ code }) => code === chosen) ? chosen : group.chosen?.code;
  return (
    <RadioCards
      legend={heading}
      value={known ?? null}
      onChange={(code) => chooseShipping(vendor.id, code)}
      error={refusal}
      cards={options.map((option) => ({
        value: option.code,
        label: option.name,
        note: <Arrival option={option} />,
        more: option.pickup && <PickupPlace place={option.pickup} />,
        aside: option.price.minorUnits === 0 ? t('cart.free') : formatMoney(option.price.minorUnits),
      }))}
    />
  );
}

/** Arrival dates; for pick-up, the place and the dates when the package is ready. */
function Arrival({ option: { earliest, latest, place } }: { option: Option }) {
  const t = useT();
  const locale = useLocale();
  if (earliest === null || latest === null) return null;
  const days = formatDays(earliest, latest, locale);
  return place === null ? t('co.arrives', { days }) : t('co.readyAt', { days, place });
}
