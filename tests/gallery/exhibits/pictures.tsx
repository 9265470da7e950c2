import { Avatar } from '#client/ui/Avatar.tsx';
import { Awning } from '#client/ui/Awning.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Carousel } from '#client/ui/Carousel.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { ICON_PATHS, type IconName } from '#client/ui/iconPaths.ts';
import { Logo } from '#client/ui/Logo.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import { Scene } from '#client/ui/Scene.tsx';
import { Tile } from '#client/ui/Tile.tsx';
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
    of: 'Tile',
    states: {
      usual: () => <Tile image={MANGO} sizes={SIZES} isDecorative />,
      'another picture on hover': () => <Tile image={MANGO} hoverImage={MANGO_OPEN} sizes={SIZES} isDecorative />,
      'sold out': () => <Tile image={KOPI} sizes={SIZES} isDecorative isDimmed />,
      'with a badge': (t) => (
        <Tile image={BATIK} sizes={SIZES} isDecorative>
          <Badge isOnTile>{t('product.new')}</Badge>
        </Tile>
      ),
      'broken picture': () => <Tile image={BROKEN} sizes={SIZES} isDecorative />,
      'no picture': () => <Tile image={null} sizes={SIZES} />,
    },
  },
  {
    of: 'Scene',
    room: 'half',
    states: {
      card: () => <Scene image={MANGO} companions={[KOPI, BATIK]} sizes={SIZES} isDecorative />,
      wide: () => <Scene image={KOPI} companions={[MANGO]} shape="wide" sizes={SIZES} isDecorative />,
      banner: () => <Scene image={BATIK} companions={[MANGO, KOPI]} shape="banner" sizes={SIZES} isDecorative />,
      'no picture': () => <Scene image={null} sizes={SIZES} />,
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
        <Carousel label={t('home.hero')} look={styles} slides={[slide('one', t('cart.emptyHint')), slide('two', LONG_TITLE)]} />
      ),
      'one alone': (t) => <Carousel label={t('nav.deals')} look={styles} slides={[slide('one', t('cart.emptyHint'))]} />,
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
