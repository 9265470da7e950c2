import { colourName } from '#client/i18n/labels.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { everyTextOf, fieldIn, localise, mapTexts, textsOfFields } from '#schema/rules/localisedText.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import type { ProductCard_ProductFragment } from '#client/features/catalog/ProductCard.generated.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { ProductValues } from '#client/state/productDrafts.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { DEFAULT_LOCALE, LOCALES } from '#schema/rules/locales.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorUpload.module.css';
import { madeKeys, optionsOf, PLAIN_ROW } from './productValues.ts';

const ID = 'prd_preview';

/** Preview of the product card with the form's values. It is inert, so its controls do nothing. */
export function CardPreview({ values, vendorName }: { values: ProductValues; vendorName: string }) {
  const t = useT();
  const locale = useLocale();
  const product = cardOf(values, { vendorName, locale, t });
  return (
    <div className={styles.preview} inert>
      <ProductCard product={product} sizes="300px" density="large" headingLevel={3} />
    </div>
  );
}

function cardOf(values: ProductValues, around: { vendorName: string; locale: Locale; t: Translate }): ProductCard_ProductFragment {
  const { locale, vendorName, t } = around;
  const money = (minorUnits: number) => ({ __typename: 'Money' as const, minorUnits });
  const current = parseCents(values.price) ?? 0;
  const was = parseCents(values.wasPrice);
  const isReduced = was !== null && was > current;
  const counted = madeKeys(values).filter((key) => (values.rows[key]?.stock ?? '').trim() !== '');
  const made = counted.map((key) => ({ key, row: values.rows[key], units: Number(values.rows[key]?.stock) || 0 }));
  const units = made.reduce((sum, variant) => sum + variant.units, 0);
  const chosen = (variant: string) =>
    optionsOf(variant, values.axis).map(({ key, value }) => {
      const label = key === 'color' ? colourName(value, t) : value;
      return { __typename: 'SelectedOption' as const, key, value, label };
    });
  return {
    __typename: 'Product',
    id: ID,
    slug: '',
    title:
      localise(
        mapTexts(textsOfFields('title', values), (title) => title.trim()),
        locale,
      ) || t('vendorProducts.untitled'),
    weight: values.weight || null,
    status: 'AVAILABLE',
    label: values.label || null,
    vendor: { __typename: 'Vendor', id: 'ven_preview', name: vendorName },
    delivery: { __typename: 'DeliveryEstimate', earliest: null, latest: null },
    price: {
      __typename: 'PriceInfo',
      current: money(current),
      was: isReduced ? money(was) : null,
      discountPercent: isReduced ? Math.round(((was - current) * 100) / was) : null,
      unit: null,
      weight: values.weight || null,
    },
    rating: { __typename: 'RatingSummary', average: null, count: 0 },
    stock: {
      __typename: 'StockInfo',
      level: made.length > 0 && units === 0 ? 'OUT' : units > 0 && units <= LOW_STOCK ? 'LOW' : 'IN_STOCK',
      purchasable: values.isOnline ? Math.max(units, made.length > 0 ? 0 : 1) : 0,
    },
    images: values.images.map((image) => ({ __typename: 'Image', ...image })),
    options: (made[0] === undefined ? [] : chosen(made[0].key)).map(({ key }) => ({ __typename: 'ProductOption' as const, key })),
    variants: made.map(({ key, row, units: purchasable }) => ({
      __typename: 'Variant',
      id: `var_${key}`,
      price: { __typename: 'PriceInfo', current: money(parseCents(row?.price ?? '') ?? current) },
      stock: { __typename: 'StockInfo', purchasable },
      options: chosen(key),
    })),
  };
}

/** Checklist of required and recommended fields. */
export function ReadyList({ values }: { values: ProductValues }) {
  const t = useT();
  const locale = useLocale();
  const { images, price, wasPrice } = values;
  const made = madeKeys(values).filter((key) => key !== PLAIN_ROW || values.rows[key]?.stock);
  const words = images.filter((image) => everyTextOf(textsOfFields('alt', image)).length > 0).length;
  const [now, was] = [parseCents(price), parseCents(wasPrice)];
  const lines: { status: 'done' | 'wrong' | 'more'; text: string }[] = [
    {
      status: images.length > 0 ? 'done' : 'more',
      text: images.length === 0 ? t('vendorProducts.readyNoPicture') : t('vendorProducts.readyPictures', { n: images.length, words }),
    },
    { status: made.length > 0 ? 'done' : 'more', text: t('vendorProducts.readyVariants', { n: made.length }) },
    ...(now !== null && was !== null && was <= now ? [{ status: 'wrong' as const, text: t('vendorProducts.readyWas') }] : []),
    ...LOCALES.filter((one) => one !== DEFAULT_LOCALE).map((one) => {
      const isWritten = values[fieldIn('title', one)].trim() !== '';
      const language = languageName(one, locale);
      return {
        status: isWritten ? ('done' as const) : ('more' as const),
        text: t(isWritten ? 'vendorProducts.readyIn' : 'vendorProducts.readyNotIn', { language }),
      };
    }),
  ];
  return (
    <Stack as="ul" className={styles.ready}>
      {lines.map(({ status, text }) => (
        <Cluster key={text} as="li" noWrap gap={3} align="start" data-status={status}>
          <Icon name={status === 'done' ? 'check' : status === 'wrong' ? 'warning' : 'plus'} size={18} />
          {text}
        </Cluster>
      ))}
    </Stack>
  );
}
