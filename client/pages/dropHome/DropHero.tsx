import { dataPath, productPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import type { DropBanner_BannerFragment } from './DropBanner.generated.ts';
import styles from './DropHero.module.css';

/** Two halves, one dark and one lime, each with its word; read together they are the name of the drop. */
export function DropHero({ halves }: { halves: readonly DropBanner_BannerFragment[] }) {
  const shown = halves.slice(0, 2);
  return (
    <section className={styles.hero} aria-labelledby="drop-name">
      <h1 id="drop-name" tabIndex={-1} className={styles.words}>
        {shown.map(({ key, title }) => (
          <span key={key}>{title} </span>
        ))}
      </h1>
      {shown.map(({ key, copy, cta, href, products: [product] }) => (
        <div key={key} className={styles.half}>
          {product?.images[0] && (
            <Picture image={product.images[0]} sizes="(min-width: 768px) 60vw, 110vw" isEager isDecorative className={styles.picture} />
          )}
          <div className={styles.note}>
            {product && copy && (
              <h2 className={styles.name}>
                <AppLink to={productPath(product.slug)}>{product.title}</AppLink>
              </h2>
            )}
            {copy && <p>{copy}</p>}
            {cta && <ButtonLink to={dataPath(href)}>{cta}</ButtonLink>}
          </div>
        </div>
      ))}
    </section>
  );
}
