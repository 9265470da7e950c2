import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { useT } from '#client/i18n/useT.ts';
import { cardSlots } from '../cardSlots.tsx';
import { Contents, Prose } from '#client/features/content/TextPage.tsx';
import { Stack, Surface, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { BlogPost_ArticleFragment } from './BlogPostPage.generated.ts';
import styles from './BlogPost.module.css';

type Block = BlogPost_ArticleFragment['body'][number];

/** Anchor id for the heading in the block with this index. */
function headingId(index: number): string {
  return `part-${index}`;
}

export function PostBody({ body }: { body: readonly Block[] }) {
  return (
    <Prose className={styles.prose}>
      {body.map((block, index) => (
        <BodyBlock key={index} block={block} id={headingId(index)} />
      ))}
    </Prose>
  );
}

/** Table of contents built from the headings, next to the text on wide viewports. */
export function PostContents({ body }: { body: readonly Block[] }) {
  const t = useT();
  const headings = body.flatMap(({ kind, text }, index) => (kind === 'HEADING' && text ? [{ id: headingId(index), title: text }] : []));
  if (headings.length < 2) return <div className={only.fromXl} />;
  return (
    <Contents label={t('blog.contents')} entries={headings} className={only.fromXl}>
      <Text weight="strong" aria-hidden="true">
        {t('blog.contents')}
      </Text>
    </Contents>
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
          <ProductCard product={block.product} sizes="190px" density="row" headingLevel={3} {...cardSlots} />
        </Surface>
      ) : null;
  }
}
