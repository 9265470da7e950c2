import { dataPath, productPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { Lookbook_BannerFragment } from './Lookbook.generated.ts';
import styles from './Lookbook.module.css';
import { SectionLink } from './SectionLink.tsx';
import { SplitTitle } from './SplitTitle.tsx';

/** A look at the cloth from close by, and the pieces together under an arch; each of them can be bought. */
export function Lookbook({ banner }: { banner: Lookbook_BannerFragment }) {
  const [first, ...others] = banner.products;
  const close = first?.images[0];
  return (
    <Container>
      <section aria-labelledby="lookbook" className={styles.book}>
        <h2 id="lookbook" className={styles.title}>
          <SplitTitle>{banner.title}</SplitTitle>
        </h2>
        <div className={styles.spread}>
          {close && (
            <AppLink to={productPath(first.slug)} className={styles.close} aria-label={first.title}>
              <Picture image={close} sizes="(min-width: 768px) 1200px, 200vw" isDecorative />
            </AppLink>
          )}
          <div className={styles.side}>
            <div className={styles.scene}>
              <span className={styles.arch} aria-hidden="true" />
              {others.slice(0, 3).map(({ id, images: [image] }) => (
                <span key={id} className={styles.piece}>
                  {image && <Picture image={image} sizes="(min-width: 768px) 440px, 60vw" isDecorative />}
                </span>
              ))}
            </div>
            <div className={styles.words}>
              {banner.copy && <p>{banner.copy}</p>}
              <ul className={styles.pieces}>
                {banner.products.map(({ id, slug, title, price }) => (
                  <li key={id}>
                    <AppLink to={productPath(slug)}>{title}</AppLink>
                    <span>{formatMoney(price.current.minorUnits)}</span>
                  </li>
                ))}
              </ul>
              {banner.cta && <SectionLink to={dataPath(banner.href)}>{banner.cta}</SectionLink>}
            </div>
          </div>
        </div>
      </section>
    </Container>
  );
}
