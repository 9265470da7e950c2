import { FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { ownTextsOf, type LocalisedText as TextByLanguage } from '#schema/rules/localisedText.ts';
import { LocalisedText, textList } from '#server/graphql/localisedText.type.ts';
import type { FoodDoc, GarmentDoc } from '#server/store/documents/catalog.ts';

const entered = (text: TextByLanguage | null) => textList(ownTextsOf(text ?? {}));

@ObjectType({ description: 'Texts of a food label by language, as entered.', simpleResolvers: true })
@Resolver(() => VendorFoodTexts)
export class VendorFoodTexts {
  @FieldResolver(() => [LocalisedText], { description: 'Ingredients by language.' })
  ingredients(@Root() food: FoodDoc): LocalisedText[] {
    return entered(food.ingredients);
  }

  @FieldResolver(() => [LocalisedText], { description: 'How to store it, by language.' })
  storage(@Root() food: FoodDoc): LocalisedText[] {
    return entered(food.storage);
  }

  @FieldResolver(() => [LocalisedText], { description: 'Where it was grown or made, by language.' })
  origin(@Root() food: FoodDoc): LocalisedText[] {
    return entered(food.origin);
  }
}

@ObjectType({ description: "Texts of a garment's label by language, as entered.", simpleResolvers: true })
@Resolver(() => VendorGarmentTexts)
export class VendorGarmentTexts {
  @FieldResolver(() => [LocalisedText], { description: 'Fibres by language.' })
  composition(@Root() garment: GarmentDoc): LocalisedText[] {
    return entered(garment.composition);
  }

  @FieldResolver(() => [LocalisedText], { description: 'Where it was made, by language.' })
  origin(@Root() garment: GarmentDoc): LocalisedText[] {
    return entered(garment.origin);
  }
}
