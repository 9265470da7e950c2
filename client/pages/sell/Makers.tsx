import { vendorStorePath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Picture } from '#client/ui/media/Picture.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Frame } from '#client/ui/primitives/Layout.tsx';
import styles from './Sell.module.css';
import type { SellPageQuery } from './SellPage.generated.ts';

/** Portraits of makers, each a link to the vendor. Renders nothing if there are fewer than three. */
export function Makers({ vendors }: { vendors: NonNullable<SellPageQuery['vendors']>['nodes'] }) {
  const t = useT();
  const shown = vendors.flatMap((vendor) => (vendor.portrait ? [{ ...vendor, portrait: vendor.portrait }] : []));
  if (shown.length < 3) return null;
  return (
    <ul className={styles.makers} aria-label={t('sell.makers')}>
      {shown.map(({ id, slug, name, makerName, portrait }) => (
        <li key={id}>
          <AppLink to={vendorStorePath(slug)}>
            <Frame as="span" ratio="1">
              <Picture image={portrait} sizes="(min-width: 1024px) 200px, 30vw" isEager isDecorative />
            </Frame>
            <span className={styles.caption}>
              <b>{makerName ?? name}</b> {makerName && <span>{name}</span>}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
