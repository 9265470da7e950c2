import sharp from 'sharp';

import { PICTURE_WIDTHS } from '#schema/rules/pictures.ts';
import type { PictureJob } from '#seed/artwork/pictureJob.ts';
import { stillLifeJob } from '#seed/artwork/productJobs.ts';
import type { Ground, Recipe } from '#seed/artwork/recipe.ts';
import { productRow } from '#seed/artwork/vendors/productRow.ts';
import { vendorMarks, type VendorMark } from '#seed/artwork/vendors/vendorMarks.ts';

const side = 960;
const bannerHeight = 384;

/** The products in a vendor's banner from left to right, and the banner's ground. */
const banners: Record<string, readonly [Ground, ...string[]]> = {
  'kebun-utara': ['mango', 'pineapple-md2', 'harumanis-mango', 'papaya-sekaki', 'banana-berangan', 'rambutan-bunch'],
  'rimba-borneo': ['sage', 'rattan-bag', 'musang-king-durian', 'stingless-bee-honey', 'bario-rice', 'mengkuang-basket'],
  'ladang-embun': ['leaf', 'sawi-hijau', 'sweet-corn', 'cherry-tomato-vine', 'purple-brinjal', 'boh-style-black-tea'],
  'tempayan-co': ['sand', 'kicap-manis', 'palm-sugar-blocks', 'virgin-coconut-oil', 'medjool-dates', 'dried-longan'],
  'bakeri-lorong-9': ['cream', 'sandwich-loaf', 'pineapple-tarts', 'butter-cookies-tin', 'murukku', 'kaya-pandan'],
  'bendang-emas': ['cream', 'fragrant-rice', 'red-lentils', 'brown-rice', 'rolled-oats', 'potato-holland'],
  'dapur-mak-som': ['berry', 'sambal-tumis', 'curry-puffs', 'rendang-paste', 'kuih-lapis', 'kuih-bangkit'],
  'susu-pagi': ['sky', 'fresh-milk', 'natural-yogurt', 'soy-milk', 'cheddar-block', 'unsalted-butter'],
  'laut-segar': ['sky', 'crab-blue', 'ikan-kembung', 'dried-anchovies', 'tiger-prawns', 'squid-rings'],
  'kopi-tujuh-pagi': ['clay', 'kopi-o-kampung', 'teh-tarik-sachets', 'sirap-bandung', 'kopi-o-kampung'],
  'bersih-rumah': ['sky', 'laundry-liquid', 'dish-soap', 'all-purpose-spray', 'floor-cleaner', 'scrub-sponges'],
  'botani-bau': ['lilac', 'kenanga-perfume', 'melati-mist', 'hutan-cologne', 'coconut-lotion', 'eyeshadow-palette'],
  'seri-tenun': ['clay', 'baju-kurung-songket', 'batik-shirt-indigo', 'kebaya-nyonya', 'wrap-dress-clay', 'striped-shirt'],
  'kedai-adik': ['mango', 'teddy-bear', 'wooden-train', 'wau-kite', 'baby-bottle', 'building-blocks'],
  'gerak-aktif': ['slate', 'backpack-roll', 'running-shoes', 'badminton-racket', 'hoodie-plain', 'sport-bottle'],
  'kulit-kota': ['sand', 'leather-satchel', 'bifold-wallet', 'tote-canvas', 'leather-belt', 'zip-purse'],
  'tukang-emas': ['stone', 'pearl-earrings', 'gold-bangle', 'silver-kerongsang', 'gold-pendant', 'jade-ring'],
  'studio-kaca': ['slate', 'reading-frame', 'round-sunglasses', 'aviator-sunglasses', 'blue-light-glasses', 'kids-frame'],
};

/** The jobs for `vendor-<slug>-logo` (square and opaque) and `vendor-<slug>-banner` (a row of the vendor's products). */
export function vendorJobs(recipes: Record<string, Recipe>): PictureJob[] {
  const logos = Object.entries(vendorMarks).map(([slug, mark]) => logoJob(`vendor-${slug}-logo`, mark));
  const rows = Object.entries(banners).map(([slug, [ground, ...products]]) =>
    stillLifeJob(`vendor-${slug}-banner`, ground, productRow(recipes, products, side, bannerHeight), bannerHeight),
  );
  return [...logos, ...rows];
}

function logoJob(key: string, { ground, mark }: VendorMark): PictureJob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="${side}" height="${side}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient><radialGradient id="l" cx=".28" cy=".18" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".24"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="4" dy="6"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs><rect width="320" height="320" fill="url(#g)"/><rect width="320" height="320" fill="url(#l)"/><g filter="url(#s)">${mark}</g></svg>`;
  return {
    key,
    ground: null,
    width: side,
    height: side,
    widths: PICTURE_WIDTHS,
    inputs: () => Promise.resolve(svg),
    render: () => sharp(Buffer.from(svg)).resize(side, side).png().toBuffer(),
  };
}
