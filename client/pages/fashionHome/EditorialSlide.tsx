import { dataPath, productPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { EditorialSlide_BannerFragment } from './EditorialSlide.generated.ts';
import styles from './EditorialSlide.module.css';
import { SplitTitle } from './SplitTitle.tsx';

interface EditorialSlideProps {
  banner: EditorialSlide_BannerFragment;
  eyebrow: string | null;
  /** Its title heads the page, and its pictures come at once. */
  isFirst: boolean;
  hasPictures: boolean;
}

/** Garments of the second place and the object on the floor say what they are and cost. */
const LABELLED: readonly number[] = [1, 3];

/** One scene: words on the left; on the right what they speak of, on a rail before a wall, the fourth thing on the floor. */
export function EditorialSlide({ banner, eyebrow, isFirst, hasPictures }: EditorialSlideProps) {
  const Title = isFirst ? 'h1' : 'h2';
  const shown = banner.products.slice(0, 4);
  return (
    <div className={styles.slide}>
      <div className={styles.stage}>
        <span className={styles.rail} aria-hidden="true" />
        {shown.map(({ id, slug, title, price, images: [image] }, index) => (
          <div key={id} className={styles.piece}>
            {hasPictures && image && (
              <Picture image={image} sizes="(min-width: 768px) 600px, 96vw" isEager={isFirst} isDecorative className={styles.picture} />
            )}
            {LABELLED.includes(index) && (
              <AppLink to={productPath(slug)} className={styles.label}>
                <span>{title}</span> {formatMoney(price.current.minorUnits)}
              </AppLink>
            )}
          </div>
        ))}
      </div>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title className={styles.title} tabIndex={isFirst ? -1 : undefined}>
          <SplitTitle>{banner.title}</SplitTitle>
        </Title>
        {banner.copy && <p className={styles.copy}>{banner.copy}</p>}
        {banner.cta && <ButtonLink to={dataPath(banner.href)}>{banner.cta}</ButtonLink>}
      </div>
    </div>
  );
}
