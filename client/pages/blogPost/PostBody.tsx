import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { Prose } from '#client/features/content/TextPage.tsx';
import { Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { BlogPost_ArticleFragment } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';

type Block = BlogPost_ArticleFragment['body'][number];

/** Where the contents of an article lead: its headings by their place in the text. */
export function headingId(index: number): string {
  return `part-${index}`;
}

/** The text, block by block. */
export function PostBody({ body }: { body: readonly Block[] }) {
  return (
    <Prose className={styles.prose}>
      {body.map((block, index) => (
        <BodyBlock key={index} block={block} id={headingId(index)} />
      ))}
    </Prose>
  );
}

function BodyBlock({ block, id }: { block: Block; id: string }) {
  switch (block.kind) {
    case 'PARAGRAPH':
      return <p>{block.text}</p>;
    case 'HEADING':
      return (
        <h2 id={id} tabIndex={-1}>
          {block.text}
        </h2>
      );
    case 'LIST':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'QUOTE':
      return (
        <Stack as="figure" gap={3} className={styles.quote}>
          <blockquote>{block.text}</blockquote>
          {block.attribution && (
            <Text as="figcaption" size="body" tone="subtle">
              {block.attribution}
            </Text>
          )}
        </Stack>
      );
    case 'PRODUCT':
      return block.product ? (
        <Surface pad={3} radius="xl" className={styles.product}>
          <ProductCard product={block.product} sizes="190px" look="row" headingLevel={3} {...cardSlots} />
        </Surface>
      ) : null;
  }
}
