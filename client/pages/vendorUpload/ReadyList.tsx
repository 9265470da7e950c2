import type { ProductValues } from '#client/state/productDrafts.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './VendorUpload.module.css';
import { centsOf } from './priceText.ts';
import { madeKeys, PLAIN_ROW } from './productValues.ts';

/** What is done, and what would help: beside the card, while the form is filled in. */
export function ReadyList({ values }: { values: ProductValues }) {
  const t = useT();
  const { images, price, wasPrice } = values;
  const made = madeKeys(values).filter((key) => key !== PLAIN_ROW || values.rows[key]?.stock);
  const words = images.filter(({ alt, altMs }) => alt !== '' || altMs !== '').length;
  const [now, was] = [centsOf(price), centsOf(wasPrice)];
  const lines: { look: 'done' | 'wrong' | 'more'; text: string }[] = [
    {
      look: images.length > 0 ? 'done' : 'more',
      text: images.length === 0 ? t('vendorProducts.readyNoPicture') : t('vendorProducts.readyPictures', { n: images.length, words }),
    },
    { look: made.length > 0 ? 'done' : 'more', text: t('vendorProducts.readyVariants', { n: made.length }) },
    ...(now !== null && was !== null && was <= now ? [{ look: 'wrong' as const, text: t('vendorProducts.readyWas') }] : []),
    {
      look: values.titleMs.trim() !== '' ? 'done' : 'more',
      text: t(values.titleMs.trim() !== '' ? 'vendorProducts.readyMalay' : 'vendorProducts.readyNoMalay'),
    },
  ];
  return (
    <ul className={styles.ready}>
      {lines.map(({ look, text }) => (
        <li key={text} data-look={look}>
          <Icon name={look === 'done' ? 'check' : look === 'wrong' ? 'warning' : 'plus'} size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}
