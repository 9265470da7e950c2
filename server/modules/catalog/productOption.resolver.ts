import { FieldResolver, Resolver, Root } from 'type-graphql';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { OptionValue, ProductOption, SelectedOption } from './productOption.type.ts';

@Resolver(() => ProductOption)
export class ProductOptionResolver {
  @FieldResolver(() => String, { description: 'Display name of the option: "Size".' })
  label(@Root() option: ProductOption, @InLocale() locale: Locale): string {
    return textIn(option.label, locale);
  }
}

@Resolver(() => OptionValue)
export class OptionValueResolver {
  @FieldResolver(() => String, { description: 'Display name of the value, for example "Plum".' })
  label(@Root() value: OptionValue, @InLocale() locale: Locale): string {
    return textIn(value.label, locale);
  }
}

@Resolver(() => SelectedOption)
export class SelectedOptionResolver {
  @FieldResolver(() => String, { description: 'Display name of the chosen value, for example "Plum".' })
  label(@Root() option: SelectedOption, @InLocale() locale: Locale): string {
    return textIn(option.label, locale);
  }
}
