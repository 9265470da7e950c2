import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import styles from './Cart.module.css';
import { DemoCouponsDocument } from './DemoCoupons.generated.ts';

/** The coupons that a demo has for everybody, each to be used with a press. Nothing in any other shop. */
export function DemoCoupons({ onChoose }: { onChoose: (code: string) => void }) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const { data } = useQuery(DemoCouponsDocument, { variables: { locale } });
  const coupons = data?.marketplace.demoCoupons ?? [];
  if (coupons.length === 0) return null;
  return (
    <div className={styles.hints}>
      <p>{t('cart.couponHints')}</p>
      <ul>
        {coupons.map(({ code, description }) => (
          <li key={code}>
            <button type="button" aria-label={t('cart.tryCoupon', { code, what: description })} onClick={() => onChoose(code)}>
              <b>{code}</b> <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
