import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { ATTRIBUTE_KEYS, facetRow, fixedLabel } from '#schema/rules/facets.ts';
import type { FacetKey as FacetKeyName } from '#schema/rules/facets.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { FacetKey } from './listing.args.ts';
import { Product } from './product.type.ts';

@ObjectType({ description: 'A value of an attribute.', simpleResolvers: true })
export class ProductAttributeValue {
  key!: FacetKeyName;

  @Field(() => String, { description: 'The value, as used in filters.' })
  value!: string;
}

@ObjectType({ description: 'A property of a product that its vendor stated and that listings can be filtered by.', simpleResolvers: true })
export class ProductAttribute {
  @Field(() => FacetKey, { description: 'The facet.' })
  key!: FacetKeyName;

  @Field(() => [ProductAttributeValue], { description: 'Its values.' })
  values!: ProductAttributeValue[];
}

@Resolver(() => Product)
export class ProductAttributesResolver {
  @FieldResolver(() => [ProductAttribute], { description: 'Attributes that its vendor stated, such as the material.' })
  attributes(@Root() { attributes = {} }: ProductDoc): ProductAttribute[] {
    return ATTRIBUTE_KEYS.flatMap((key) => {
      const values = attributes[facetRow(key).field] ?? [];
      return values.length === 0 ? [] : [{ key, values: values.map((value) => ({ key, value })) }];
    });
  }
}

@Resolver(() => ProductAttribute)
export class ProductAttributeResolver {
  @FieldResolver(() => String, { description: 'Display name of the attribute.' })
  label(@Root() { key }: ProductAttribute, @InLocale() locale: Locale): string {
    return textIn(facetRow(key).label, locale);
  }
}

@Resolver(() => ProductAttributeValue)
export class ProductAttributeValueResolver {
  @FieldResolver(() => String, { description: 'Display name of the value.' })
  label(@Root() { key, value }: ProductAttributeValue, @InLocale() locale: Locale): string {
    return textIn(fixedLabel(facetRow(key), value) ?? { en: value, ms: value }, locale);
  }
}
