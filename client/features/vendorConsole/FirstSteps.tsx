import type { AppPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { FirstSteps_AccountFragment } from './FirstSteps.generated.ts';
import styles from './VendorConsole.module.css';

interface Step {
  to: AppPath;
  title: PlainMessageKey;
  text: PlainMessageKey;
  isDone: boolean;
}

/** What the seller of a fresh shop does first, with what is done already; nothing once there are goods. */
export function FirstSteps({ shop }: { shop: FirstSteps_AccountFragment }) {
  const t = useT();
  const { allProducts, hasPictures, hasOwnRates } = shop;
  if (allProducts?.totalCount !== 0) return null;
  const steps: Step[] = [
    { to: '/vendor-upload', title: 'vendorSettings.guideUpload', text: 'vendorSettings.guideUploadText', isDone: false },
    {
      to: '/vendor-edit',
      title: 'vendorSettings.guideProfile',
      text: 'vendorSettings.guideProfileText',
      isDone: hasPictures,
    },
    { to: '/vendor-setting-edit', title: 'vendorSettings.guideRates', text: 'vendorSettings.guideRatesText', isDone: hasOwnRates },
  ];
  return (
    <section aria-labelledby="first-steps" className={styles.guide}>
      <h2 id="first-steps">{t('vendorSettings.guide')}</h2>
      <p>{t('vendorSettings.guideLead')}</p>
      <ol>
        {steps.map(({ to, title, text, isDone }, at) => (
          <li key={to} data-done={isDone || undefined}>
            <span className={styles.firstStepsNumber} aria-hidden="true">
              {isDone ? <Icon name="check" size={18} /> : at + 1}
            </span>
            <div>
              <AppLink to={to}>{t(title)}</AppLink>
              <p>{isDone ? t('vendorSettings.guideDone') : t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
