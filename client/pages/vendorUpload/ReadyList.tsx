import type { ProductValues } from '#client/state/productDrafts.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { everyTextOf, fieldIn, textsOfFields } from '#schema/rules/localisedText.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { DEFAULT_LOCALE, LOCALES } from '#schema/rules/locales.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorUpload.module.css';
import { madeKeys, PLAIN_ROW } from './productValues.ts';

/** What is done, and what would help: beside the card, while the form is filled in. */
export function ReadyList({ values }: { values: ProductValues }) {
  const t = useT();
  const locale = useLocale();
  const { images, price, wasPrice } = values;
  const made = madeKeys(values).filter((key) => key !== PLAIN_ROW || values.rows[key]?.stock);
  const words = images.filter((image) => everyTextOf(textsOfFields('alt', image)).length > 0).length;
  const [now, was] = [parseCents(price), parseCents(wasPrice)];
  const lines: { look: 'done' | 'wrong' | 'more'; text: string }[] = [
    {
      look: images.length > 0 ? 'done' : 'more',
      text: images.length === 0 ? t('vendorProducts.readyNoPicture') : t('vendorProducts.readyPictures', { n: images.length, words }),
    },
    { look: made.length > 0 ? 'done' : 'more', text: t('vendorProducts.readyVariants', { n: made.length }) },
    ...(now !== null && was !== null && was <= now ? [{ look: 'wrong' as const, text: t('vendorProducts.readyWas') }] : []),
    ...LOCALES.filter((one) => one !== DEFAULT_LOCALE).map((one) => {
      const isWritten = values[fieldIn('title', one)].trim() !== '';
      const language = languageName(one, locale);
      return {
        look: isWritten ? ('done' as const) : ('more' as const),
        text: t(isWritten ? 'vendorProducts.readyIn' : 'vendorProducts.readyNotIn', { language }),
      };
    }),
  ];
  return (
    <Stack as="ul" className={styles.ready}>
      {lines.map(({ look, text }) => (
        <Cluster key={text} as="li" noWrap gap={3} align="start" data-look={look}>
          <Icon name={look === 'done' ? 'check' : look === 'wrong' ? 'warning' : 'plus'} size={18} />
          {text}
        </Cluster>
      ))}
    </Stack>
  );
}
