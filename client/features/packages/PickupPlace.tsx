import { nationalPhone } from '#schema/rules/phones.ts';
import { placeLines } from '#schema/rules/placeLines.ts';
import { useT } from '#client/i18n/useT.ts';
import { telHref } from '#client/lib/telHref.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { OutsideLink } from '#client/ui/primitives/Button.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { PickupPlace_PlaceFragment } from './Packages.generated.ts';
import styles from './Packages.module.css';

/** Pick-up place: the vendor and its address, plus opening hours and phone number if given. */
export function PickupPlace({ place }: { place: Omit<PickupPlace_PlaceFragment, '__typename'> }) {
  const t = useT();
  const { name, line1, line2, hours, phone } = place;
  const lines = [line1, line2, ...placeLines(place, t(`states.${place.state}`))].filter(Boolean);
  return (
    <Cluster align="start" noWrap className={styles.place}>
      <Icon name="shop" size={18} />
      <div>
        <Text size="small" tone="muted">
          {t('ord.collectAt')}
        </Text>
        <address>
          <b>{name}</b>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        {hours !== null && <p>{t('ord.opens', { hours })}</p>}
        {phone !== null && (
          <OutsideLink variant="text" href={telHref(phone)}>
            {nationalPhone(phone)}
          </OutsideLink>
        )}
      </div>
    </Cluster>
  );
}
