import { nationalPhone } from '#schema/rules/phones.ts';
import { useT } from '#client/i18n/useT.ts';
import { telHref } from '#client/lib/telHref.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { PickupPlace_PlaceFragment } from './PickupPlace.generated.ts';
import styles from './Packages.module.css';

/** Where a package is fetched: the shop, its address, when it is open and where to call, as far as its seller has told. */
export function PickupPlace({ place }: { place: Omit<PickupPlace_PlaceFragment, '__typename'> }) {
  const t = useT();
  const stateName = t(`states.${place.state}`);
  const { name, line1, line2, postalCode, city, hours, phone } = place;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const lines = [line1, line2, town, stateName === city ? null : stateName].filter(Boolean);
  return (
    <div className={styles.place}>
      <Icon name="shop" size={18} />
      <div>
        <p className={styles.pickupPlaceTitle}>{t('ord.collectAt')}</p>
        <address>
          <b>{name}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {hours !== null && <p>{t('ord.opens', { hours })}</p>}
        {phone !== null && <a href={telHref(phone)}>{nationalPhone(phone)}</a>}
      </div>
    </div>
  );
}
