import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { contactAboutOrder } from '#client/config/links.ts';
import { IS_ON_ITS_WAY, isLate, withPickup } from '#client/features/packages/packageWords.ts';
import { isUnpaidForGood } from '#client/features/payment/paymentState.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import type { Order } from './order.ts';
import styles from './Order.module.css';

/** What a buyer may still do, until when, and where to write. */
export function OrderTrouble({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const now = new Date();
  const { packages } = order;
  const n = packages.length;
  const canReturn = (orderPackage: Package): orderPackage is Package & { canReturnUntil: string } =>
    orderPackage.canReturnUntil !== null && Date.parse(orderPackage.canReturnUntil) >= now.getTime();
  const sentences = packages.flatMap((orderPackage, index) => {
    const position = index + 1;
    if (orderPackage.canCancel) return [t('own.canCancel', { n, position })];
    if (!canReturn(orderPackage) || !hasReturnable(orderPackage)) return [];
    return [t('own.canReturn', { n, position, date: formatDate(orderPackage.canReturnUntil, locale) })];
  });
  const isAllFetched = packages.every(({ shipping }) => shipping.pickup !== null);
  const isDeclined = isUnpaidForGood(order);
  if (isDeclined) sentences.push(t('own.failedWrong'));
  if (packages.some((orderPackage) => IS_ON_ITS_WAY.has(orderPackage.status) && hasReturnable(orderPackage)))
    sentences.push(t(isAllFetched ? 'own.returnLaterShop' : 'own.returnLater', { days: RETURN_DAYS }));
  if (packages.some((orderPackage) => hasFresh(orderPackage) && (IS_ON_ITS_WAY.has(orderPackage.status) || canReturn(orderPackage))))
    sentences.push(t('own.freshStays'));
  const hasLate = packages.some((orderPackage) => isLate(withPickup(orderPackage), now));
  return (
    <section className={styles.trouble}>
      <h2>{t('own.wrongTitle')}</h2>
      <p>{sentences.join(' ')}</p>
      <ul>
        <li>
          <AppLink to={contactAboutOrder(order.number)}>{t(hasLate ? 'own.reportLate' : 'own.report')}</AppLink>
        </li>
        {!isDeclined && (
          <li>
            <AppLink to="/privacy-policy#returns">{t('own.returnHow')}</AppLink>
          </li>
        )}
      </ul>
    </section>
  );
}

type Package = Order['packages'][number];

/** Whether something in a package may go back. What the shop no longer knows counts. */
function hasReturnable({ lines }: Package): boolean {
  return lines.some(({ product }) => product?.returnable !== false);
}

function hasFresh({ lines }: Package): boolean {
  return lines.some(({ product }) => product?.returnable === false);
}
