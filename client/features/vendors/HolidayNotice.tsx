import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Message } from '#client/ui/primitives/Surface.tsx';

/** Says that a seller takes no orders at the moment, and from when again; nothing for one that does. */
export function HolidayNotice({ name, holidayUntil }: { name: string; holidayUntil: string | null }) {
  const t = useT();
  const locale = useLocale();
  if (holidayUntil === null) return null;
  return (
    <Message tone="notice" above={5}>
      <Icon name="sun" size={20} />
      <span>{t('vend.holiday', { name, date: formatDate(holidayUntil, locale) })}</span>
    </Message>
  );
}
