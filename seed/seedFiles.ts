/** The seed as bundled with the built server: file name under seed/ → its content, not yet validated. */
import articleCategories from './data/articleCategories.json' with { type: 'json' };
import articles from './data/articles.json' with { type: 'json' };
import banners from './data/banners.json' with { type: 'json' };
import brands from './data/brands.json' with { type: 'json' };
import categories from './data/categories.json' with { type: 'json' };
import categoryGroups from './data/categoryGroups.json' with { type: 'json' };
import categoryTiles from './data/categoryTiles.json' with { type: 'json' };
import collections from './data/collections.json' with { type: 'json' };
import colours from './data/colours.json' with { type: 'json' };
import facts from './data/facts.json' with { type: 'json' };
import faqs from './data/faqs.json' with { type: 'json' };
import information from './data/information.json' with { type: 'json' };
import pictures from './data/pictures.json' with { type: 'json' };
import productsAccessories from './data/products-accessories.json' with { type: 'json' };
import productsBeauty from './data/products-beauty.json' with { type: 'json' };
import productsFashion from './data/products-fashion.json' with { type: 'json' };
import productsFresh from './data/products-fresh.json' with { type: 'json' };
import productsMart from './data/products-mart.json' with { type: 'json' };
import productsPantry from './data/products-pantry.json' with { type: 'json' };
import services from './data/services.json' with { type: 'json' };
import shop from './data/shop.json' with { type: 'json' };
import team from './data/team.json' with { type: 'json' };
import testimonials from './data/testimonials.json' with { type: 'json' };
import vendors from './data/vendors.json' with { type: 'json' };
import feedDapurMakSom from './raw/dapur-mak-som.json' with { type: 'json' };
import feedGerakAktif from './raw/gerak-aktif.json' with { type: 'json' };
import feedKebunUtara from './raw/kebun-utara.json' with { type: 'json' };
import feedTukangEmas from './raw/tukang-emas.json' with { type: 'json' };

export type SeedFiles = Readonly<Record<string, unknown>>;

export const seedFiles: SeedFiles = {
  'data/articleCategories.json': articleCategories,
  'data/articles.json': articles,
  'data/banners.json': banners,
  'data/brands.json': brands,
  'data/categories.json': categories,
  'data/categoryGroups.json': categoryGroups,
  'data/categoryTiles.json': categoryTiles,
  'data/collections.json': collections,
  'data/colours.json': colours,
  'data/facts.json': facts,
  'data/faqs.json': faqs,
  'data/information.json': information,
  'data/pictures.json': pictures,
  'data/products-accessories.json': productsAccessories,
  'data/products-beauty.json': productsBeauty,
  'data/products-fashion.json': productsFashion,
  'data/products-fresh.json': productsFresh,
  'data/products-mart.json': productsMart,
  'data/products-pantry.json': productsPantry,
  'data/services.json': services,
  'data/shop.json': shop,
  'data/team.json': team,
  'data/testimonials.json': testimonials,
  'data/vendors.json': vendors,
  'raw/dapur-mak-som.json': feedDapurMakSom,
  'raw/gerak-aktif.json': feedGerakAktif,
  'raw/kebun-utara.json': feedKebunUtara,
  'raw/tukang-emas.json': feedTukangEmas,
};
