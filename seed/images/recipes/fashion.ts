import type { Recipe } from '#seed/images/recipe.ts';

import { bagRecipes } from '#seed/images/garments/recipes/bags.ts';
import { childrenRecipes } from '#seed/images/garments/recipes/children.ts';
import { everydayRecipes } from '#seed/images/garments/recipes/everyday.ts';
import { eyewearRecipes } from '#seed/images/garments/recipes/eyewear.ts';
import { jewelleryRecipes } from '#seed/images/garments/recipes/jewellery.ts';
import { leatherRecipes } from '#seed/images/garments/recipes/leather.ts';
import { menswearRecipes } from '#seed/images/garments/recipes/menswear.ts';
import { partyRecipes } from '#seed/images/garments/recipes/party.ts';
import { sportsRecipes } from '#seed/images/garments/recipes/sports.ts';
import { winterRecipes } from '#seed/images/garments/recipes/winter.ts';
import { womenswearRecipes } from '#seed/images/garments/recipes/womenswear.ts';

/** Clothes, shoes, bags, jewellery and glasses. */
export const fashionRecipes: Record<string, Recipe> = {
  ...menswearRecipes,
  ...womenswearRecipes,
  ...everydayRecipes,
  ...partyRecipes,
  ...winterRecipes,
  ...childrenRecipes,
  ...leatherRecipes,
  ...bagRecipes,
  ...sportsRecipes,
  ...jewelleryRecipes,
  ...eyewearRecipes,
};
