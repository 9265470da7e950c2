import { useId } from 'react';
import { ProductGrid, type GridProduct } from '#client/features/catalog/ProductGrid.tsx';
import type { ProductCard_MatchFragment } from '#client/features/catalog/ProductCard.generated.ts';
import { T } from '#client/i18n/T.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Block } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { listValues } from '#schema/rules/wordLists.ts';
import { cardSlots } from './cardSlots.tsx';

interface NearMatch {
  product: GridProduct;
  variantMatch: ProductCard_MatchFragment | null;
  missingWords: readonly string[];
}

interface NearMatchesProps {
  matches: readonly NearMatch[];
  isBesideSidebar: boolean;
}

/** The nearest products of a search without results, each with the words that it lacks. Renders nothing if there are none. */
export function NearMatches({ matches, isBesideSidebar }: NearMatchesProps) {
  const t = useT();
  const id = useId();
  if (matches.length === 0) return null;
  const missing = new Map(matches.map(({ product, missingWords }) => [product.id, missingWords]));
  return (
    <Block as="section" aria-labelledby={id} above={5}>
      <Heading level={2} size="title" id={id}>
        {t('search.near')}
      </Heading>
      <Text tone="muted" above={1} below={3}>
        {t('search.nearHint')}
      </Text>
      <ProductGrid
        products={matches.map(({ product }) => product)}
        matches={new Map(matches.map(({ product, variantMatch }) => [product.id, variantMatch]))}
        columns={4}
        headingLevel={3}
        isBesideSidebar={isBesideSidebar}
        renderDetails={({ id: product }) => <MissingWords words={missing.get(product) ?? []} />}
        {...cardSlots}
      />
    </Block>
  );
}

function MissingWords({ words }: { words: readonly string[] }) {
  const locale = useLocale();
  if (words.length === 0) return null;
  return (
    <Text size="small" tone="muted" above={2}>
      <T k="search.nearWithout" values={{ words: <em>{listValues(words, locale)}</em> }} />
    </Text>
  );
}
