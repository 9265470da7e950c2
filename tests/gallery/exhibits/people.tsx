import { AVATARS } from '#schema/rules/avatars.ts';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { ArticleCard } from '#client/features/content/ArticleCard.tsx';
import { LevelBar } from '#client/features/vendors/VendorMarks.tsx';
import { VendorBlock } from '#client/features/vendors/VendorBlock.tsx';
import { VendorTile } from '#client/features/vendors/VendorTile.tsx';
import { vendorSlots } from '#client/pages/vendorSlots.tsx';
import type { Exhibit } from '../Exhibit.ts';
import { ARTICLE, LONG_ARTICLE } from '../samples/articles.ts';
import { LONG_VENDOR, NEW_VENDOR, VENDOR } from '../samples/vendors.ts';

const AISYAH = { firstName: 'Aisyah', lastName: 'Rahman' };

export const people: readonly Exhibit[] = [
  {
    of: 'VendorTile',
    also: ['VendorLogo'],
    states: {
      usual: () => <VendorTile vendor={VENDOR} {...vendorSlots} />,
      'new, without pictures': () => <VendorTile vendor={NEW_VENDOR} {...vendorSlots} />,
      'long text': () => <VendorTile vendor={LONG_VENDOR} {...vendorSlots} />,
    },
  },
  {
    of: 'VendorBlock',
    room: 'wide',
    states: {
      usual: () => <VendorBlock vendor={{ ...VENDOR, slug: 'block' }} {...vendorSlots} />,
      'new, without pictures': () => <VendorBlock vendor={{ ...NEW_VENDOR, slug: 'block-new' }} {...vendorSlots} />,
      'long text': () => <VendorBlock vendor={{ ...LONG_VENDOR, slug: 'block-long' }} {...vendorSlots} />,
    },
  },
  {
    of: 'LevelBar',
    states: {
      none: () => <LevelBar level={0} outOf={10} />,
      some: () => <LevelBar level={7} outOf={10} />,
      all: () => <LevelBar level={10} outOf={10} />,
    },
  },
  {
    of: 'AvatarPicture',
    states: {
      ...Object.fromEntries(AVATARS.map((avatar) => [avatar, () => <AvatarPicture avatar={avatar} person={AISYAH} />])),
      large: () => <AvatarPicture avatar="DURIAN" person={AISYAH} size="large" />,
      'one name': () => <AvatarPicture avatar="BERRY" person={{ firstName: 'Kavitha', lastName: null }} />,
    },
  },
  {
    of: 'ArticleCard',
    also: ['ArticleMeta'],
    room: 'half',
    states: {
      usual: () => <ArticleCard article={ARTICLE} />,
      short: () => <ArticleCard article={ARTICLE} isShort />,
      feature: () => <ArticleCard article={ARTICLE} variant="feature" />,
      'long text': () => <ArticleCard article={LONG_ARTICLE} />,
    },
  },
];
