import { Avatar } from '#client/ui/media/Avatar.tsx';
import { Awning } from '#client/ui/media/Awning.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { Carousel } from '#client/ui/media/Carousel.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ICON_PATHS, type IconName } from '#client/ui/media/iconPaths.ts';
import { Logo } from '#client/ui/media/Logo.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { QrCode } from '#client/ui/media/QrCode.tsx';
import { Illustration } from '#client/ui/media/Illustration.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { Exhibit } from '../Exhibit.ts';
import styles from './pictures.module.css';
import { BATIK, BROKEN, KOPI, MANGO, MANGO_OPEN } from '../samples/pictures.ts';
import { LONG_TITLE } from '../samples/words.ts';

const SIZES = '250px';
const slide = (key: string, words: string) => ({ key, content: () => <p>{words}</p> });

export const pictures: readonly Exhibit[] = [
  {
    of: 'QrCode',
    states: {
      usual: (t) => <QrCode text="https://shop.example/demo-bank/pay/9ad19435" label={t('pay.qrLabel', { amount: '$10.68' })} />,
      'much to hold': (t) => <QrCode text={LONG_TITLE.repeat(3)} label={t('pay.qrLabel', { amount: '$10.68' })} />,
    },
  },
  {
    of: 'ProductImage',
    states: {
      usual: () => <ProductImage image={MANGO} sizes={SIZES} isDecorative />,
      'another picture on hover': () => <ProductImage image={MANGO} hoverImage={MANGO_OPEN} sizes={SIZES} isDecorative />,
      'sold out': () => <ProductImage image={KOPI} sizes={SIZES} isDecorative isDimmed />,
      'with a badge': (t) => (
        <ProductImage image={BATIK} sizes={SIZES} isDecorative>
          <Badge isOnTile>{t('product.new')}</Badge>
        </ProductImage>
      ),
      'broken picture': () => <ProductImage image={BROKEN} sizes={SIZES} isDecorative />,
      'no picture': () => <ProductImage image={null} sizes={SIZES} />,
    },
  },
  {
    of: 'Illustration',
    room: 'half',
    states: {
      card: () => <Illustration image={MANGO} companions={[KOPI, BATIK]} sizes={SIZES} isDecorative />,
      wide: () => <Illustration image={KOPI} companions={[MANGO]} shape="wide" sizes={SIZES} isDecorative />,
      banner: () => <Illustration image={BATIK} companions={[MANGO, KOPI]} shape="banner" sizes={SIZES} isDecorative />,
      'no picture': () => <Illustration image={null} sizes={SIZES} />,
    },
  },
  {
    of: 'Picture',
    states: {
      usual: () => <Picture image={{ ...KOPI, alt: 'Kopi O Kampung' }} sizes={SIZES} />,
      broken: () => <Picture image={BROKEN} sizes={SIZES} isDecorative />,
    },
  },
  {
    of: 'Carousel',
    room: 'half',
    states: {
      several: (t) => (
        <Carousel label={t('home.hero')} classNames={styles} slides={[slide('one', t('cart.emptyHint')), slide('two', LONG_TITLE)]} />
      ),
      'one alone': (t) => <Carousel label={t('nav.deals')} classNames={styles} slides={[slide('one', t('cart.emptyHint'))]} />,
    },
  },
  {
    of: 'Icon',
    room: 'wide',
    states: {
      all: () => (
        <ul className={styles.icons}>
          {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
              <small>{name}</small>
            </li>
          ))}
        </ul>
      ),
      filled: () => <Icon name="star" isFilled />,
      small: () => <Icon name="info" size={16} />,
    },
  },
  {
    of: 'Avatar',
    states: {
      usual: () => <Avatar name="Aisyah binti Rahman" size={44} />,
      'one name': () => <Avatar name="Kavitha" size={44} />,
      large: () => <Avatar name="Lim Wei Jie" size={96} />,
    },
  },
  { of: 'Logo', states: { usual: () => <Logo /> } },
  {
    of: 'Awning',
    room: 'half',
    states: { 'under the header': () => <Awning />, 'on the band': () => <Awning isOnBand /> },
  },
];
