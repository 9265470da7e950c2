import { BigClock } from '#client/ui/feedback/BigClock.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { Disc } from '#client/ui/primitives/Disc.tsx';
import { MarkedText } from '#client/ui/primitives/MarkedText.tsx';
import { PrintSection, PrintTotals } from '#client/ui/primitives/PrintDocument.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { Stars } from '#client/ui/primitives/Stars.tsx';
import { TotalsTable } from '#client/ui/primitives/TotalsTable.tsx';
import type { Exhibit } from '../Exhibit.ts';
import { LONG_WORD } from '../samples/words.ts';

const after = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const prices: readonly Exhibit[] = [
  {
    of: 'Price',
    states: {
      card: () => <Price money="$6.40" />,
      table: () => <Price money="$6.40" size="table" />,
      large: () => <Price money="$1,234.50" size="large" />,
      negative: () => <Price money="-$6.40" />,
    },
  },
  {
    of: 'PrintDocument PrintSection PrintTotals',
    room: 'half',
    states: {
      usual: (t) => <PrintSection title={t('co.title')} lines={['Siti binti Ahmad', '12 Jalan Ampang', '50450 Kuala Lumpur']} />,
      'long text': (t) => <PrintSection title={t('co.title')} lines={[LONG_WORD, LONG_WORD]} />,
      sums: (t) => (
        <PrintTotals
          rows={[
            [t('cart.subtotal'), 123450],
            [t('cart.vat'), 0],
          ]}
          total={[t('cart.total'), 123450]}
        />
      ),
    },
  },
  {
    of: 'MarkedText',
    states: {
      beginning: () => (
        <MarkedText
          parts={[
            { text: 'Sam', match: true },
            { text: 'bal tumis', match: false },
          ]}
        />
      ),
      'several words': () => (
        <MarkedText
          parts={[
            { text: 'Sambal', match: true },
            { text: ' tumis ', match: false },
            { text: 'ikan', match: true },
          ]}
        />
      ),
      'long word': () => <MarkedText parts={[{ text: LONG_WORD, match: true }]} />,
      none: () => <MarkedText parts={[{ text: 'Sambal tumis', match: false }]} />,
    },
  },
  {
    of: 'PriceTag',
    room: 'half',
    states: {
      usual: () => <PriceTag price="$6.40" />,
      reduced: () => <PriceTag price="$4.48" was="$6.40" percent={30} />,
      'reduced, solid': () => <PriceTag price="$4.48" was="$6.40" percent={30} variant="solid" />,
      'reduced, no percentage': () => <PriceTag price="$4.48" was="$6.40" />,
      large: () => <PriceTag price="$4.48" was="$6.40" percent={30} size="large" />,
      'long text': () => <PriceTag price="$1,234.60" was="$2,345.70" percent={47} />,
    },
  },
  {
    of: 'Disc',
    states: {
      figure: () => (
        <Disc size={32} isPrimary>
          2
        </Disc>
      ),
      plain: () => <Disc size={76}>2</Disc>,
    },
  },
  {
    of: 'Badge',
    states: {
      plain: (t) => <Badge>{t('product.new')}</Badge>,
      sale: () => <Badge tone="sale">−30%</Badge>,
      quiet: (t) => <Badge tone="quiet">{t('product.viewed')}</Badge>,
      'long text': () => <Badge>{LONG_WORD}</Badge>,
    },
  },
  {
    of: 'Rating',
    states: {
      short: () => <Rating average={4.6} count={128} />,
      counted: () => <Rating average={4.6} count={128} variant="counted" />,
      'all stars': () => <Rating average={4.6} count={128} variant="stars" />,
      'half a star': () => <Rating average={2.5} count={1} variant="stars" />,
      'one star': () => <Rating average={1} count={12345} variant="stars" />,
    },
  },
  {
    of: 'Stars',
    states: {
      five: () => <Stars value={5} label="5" />,
      'half a star': () => <Stars value={3.5} label="3.5" />,
      large: () => <Stars value={4} size={24} label="4" />,
      decorative: () => <Stars value={1} />,
    },
  },
  {
    of: 'BigClock',
    room: 'half',
    states: {
      days: () => <BigClock endsAt={after(75)} />,
      'with seconds': () => <BigClock endsAt={after(75)} hasSeconds />,
      'the last day': () => <BigClock endsAt={after(1.5)} />,
      over: () => <BigClock endsAt={after(-1)} />,
    },
  },
  {
    of: 'TotalsTable',
    states: {
      'in the cart': () => <TotalsTable subtotalCents={12000} taxCents={2400} shippingCents={null} totalCents={14400} />,
      ordered: () => <TotalsTable subtotalCents={12000} taxCents={2400} shippingCents={980} packages={2} totalCents={15380} />,
      'discount, free delivery': () => (
        <TotalsTable subtotalCents={32000} discountCents={1000} taxCents={6200} shippingCents={0} totalCents={37200} />
      ),
      'long text': () => (
        <TotalsTable subtotalCents={12345600} taxCents={2469120} shippingCents={490} packages={12} totalCents={14815210} />
      ),
    },
  },
];
