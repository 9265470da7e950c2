import '#client/styles/atelier.css';
import { useT } from '#client/i18n/useT.ts';
import type { ChromeProps } from '#client/routes/routeTypes.ts';
import { FashionFrame } from '#client/layout/FashionFrame.tsx';
import { Footer } from '#client/layout/Footer.tsx';
import { useChrome } from '#client/layout/useChrome.ts';
import styles from './FashionChrome.module.css';
import { FashionHeader } from './FashionHeader.tsx';
import { FashionLogo } from './FashionLogo.tsx';
import { FashionNav } from './FashionNav.tsx';
import { FashionTopLine } from './FashionTopLine.tsx';

/** The slim frame of the fashion pages, in the quiet look: the sign in the middle, the search behind a button. */
export function FashionChrome({ children }: ChromeProps) {
  const t = useT();
  const chrome = useChrome();
  const categories = chrome.categories ?? [];
  return (
    <FashionFrame
      look="atelier"
      header={(onSearch) => (
        <>
          <FashionTopLine />
          <FashionHeader categories={categories} onSearch={onSearch} />
        </>
      )}
      headerClassName={styles.header}
      mainClassName={styles.main}
      footer={<Footer chrome={chrome} logo={<FashionLogo />} home="/fashion" homeName={t('fashion.brand')} className={styles.footer} />}
      ways={(onFollow) => <FashionNav categories={categories} label={t('fashion.lookIn')} onFollow={onFollow} className={styles.ways} />}
    >
      {children}
    </FashionFrame>
  );
}
