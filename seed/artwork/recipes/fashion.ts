import type { Recipe } from '#seed/artwork/recipe.ts';

import { bagRecipes } from '#seed/artwork/garments/recipes/bags.ts';
import { childrenRecipes } from '#seed/artwork/garments/recipes/children.ts';
import { everydayRecipes } from '#seed/artwork/garments/recipes/everyday.ts';
import { eyewearRecipes } from '#seed/artwork/garments/recipes/eyewear.ts';
import { jewelleryRecipes } from '#seed/artwork/garments/recipes/jewellery.ts';
import { leatherRecipes } from '#seed/artwork/garments/recipes/leather.ts';
import { menswearRecipes } from '#seed/artwork/garments/recipes/menswear.ts';
import { partyRecipes } from '#seed/artwork/garments/recipes/party.ts';
import { sportsRecipes } from '#seed/artwork/garments/recipes/sports.ts';
import { winterRecipes } from '#seed/artwork/garments/recipes/winter.ts';
import { womenswearRecipes } from '#seed/artwork/garments/recipes/womenswear.ts';

/** Recipes for clothes, shoes, bags, jewellery and glasses. */
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
