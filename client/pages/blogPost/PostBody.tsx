import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { cardSlots } from '../cardSlots.tsx';
import type { BlogPost_ArticleFragment } from './BlogPostPage.generated.ts';
import { headingId } from './headingId.ts';
import styles from './BlogPost.module.css';

type Block = BlogPost_ArticleFragment['body'][number];

/** The text, piece by piece. */
export function PostBody({ body }: { body: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {body.map((block, index) => (
        <Piece key={index} block={block} id={headingId(index)} />
      ))}
    </div>
  );
}

function Piece({ block, id }: { block: Block; id: string }) {
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
        <figure className={styles.quote}>
          <blockquote>{block.text}</blockquote>
          {block.attribution && <figcaption>{block.attribution}</figcaption>}
        </figure>
      );
    case 'PRODUCT':
      return block.product ? (
        <div className={styles.product}>
          <ProductCard product={block.product} sizes="190px" look="row" headingLevel={3} {...cardSlots} />
        </div>
      ) : null;
  }
}
