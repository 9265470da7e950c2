import { inEveryLanguage } from '#schema/rules/localisedText.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ParsedSeed } from '../parsedSeed.ts';
import type { PictureBook } from './pictures.ts';

type Showcase = Pick<
  Catalogue,
  'categories' | 'categoryGroups' | 'categoryTiles' | 'brands' | 'collections' | 'banners' | 'services' | 'facts'
>;

function buildCategories(seed: ParsedSeed, pictures: PictureBook): Pick<Showcase, 'categories' | 'categoryTiles'> {
  const bySlug = new Map(seed.categories.map((category) => [category.slug, category]));
  return {
    categories: seed.categories.map(({ slug, name, sections, icon, picture, ground }, position) => ({
      id: slug,
      name,
      sections,
      icon,
      picture: picture === null ? null : pictures.onGround(picture, name, ground),
      position,
    })),
    categoryTiles: seed.categoryTiles.map(({ category, percentage, icon, picture, itemCount }, position) => {
      const { name, ground } = bySlug.get(category) ?? { name: inEveryLanguage(category), ground: 'stone' as const };
      const shown = picture === null ? null : pictures.onGround(picture, name, ground);
      return { id: `tile-${category}`, category, percentage, icon, picture: shown, itemCount, position };
    }),
  };
}

/** Builds the banners. A hero has its own full-frame picture, while other banners show products. A campaign gets one banner per run. */
function buildBanners(seed: ParsedSeed, pictures: PictureBook): Showcase['banners'] {
  return seed.banners.flatMap(
    ({ key, placement, title, copy, cta, href, picture, nightPicture, beside, products, runs, ...once }, position) => {
      const shown = (name: string | null) => {
        if (name === null) return null;
        return name.startsWith('hero-') ? pictures.fullFrame(name, title, 'banner') : pictures.onGround(name, title, 'cream');
      };
      const [day, night] = [shown(picture), shown(nightPicture)];
      const others = beside.map((name) => pictures.onGround(name, title, 'cream'));
      const banner = { placement, title, copy, cta, href, picture: day, nightPicture: night, besidePictures: others, products, position };
      if (runs.length === 0) return [{ id: key, ...banner, startsAt: once.startsAt, endsAt: once.endsAt }];
      return runs.map(([startsAt, endsAt]) => ({ id: `${key}-${startsAt.slice(0, 4)}`, ...banner, startsAt, endsAt }));
    },
  );
}

/** Builds the documents other than products and vendors: groupings, and the content of pages. */
export function buildShowcase(seed: ParsedSeed, pictures: PictureBook): Showcase {
  return {
    ...buildCategories(seed, pictures),
    categoryGroups: seed.categoryGroups.map(({ slug, ...group }, position) => ({ id: slug, ...group, position })),
    brands: seed.brands.map(({ slug, name }) => ({ id: slug, name })),
    collections: seed.collections.map(({ key, ...collection }) => ({ id: key, ...collection })),
    banners: buildBanners(seed, pictures),
    services: seed.services.map(({ key, ...service }, position) => ({ id: key, ...service, position })),
    facts: seed.facts.map(({ key, ...fact }, position) => ({ id: key, ...fact, position })),
  };
}
