import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Vendors.module.css';

/** Says that a seller takes no orders at the moment, and from when again; nothing for one that does. */
export function HolidayNotice({ name, holidayUntil }: { name: string; holidayUntil: string | null }) {
  const t = useT();
  const locale = useLocale();
  if (holidayUntil === null) return null;
  return (
    <p className={styles.notice}>
      <Icon name="sun" size={20} />
      <span>{t('vend.holiday', { name, date: formatDate(holidayUntil, locale) })}</span>
    </p>
  );
}
