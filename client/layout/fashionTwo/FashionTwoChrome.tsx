import '#client/styles/drop.css';
import { useT } from '#client/i18n/useT.ts';
import type { ChromeProps } from '#client/routes/routeTypes.ts';
import { FashionFrame } from '#client/layout/FashionFrame.tsx';
import { Footer } from '#client/layout/Footer.tsx';
import { useChrome } from '#client/layout/useChrome.ts';
import { DropHeader } from './DropHeader.tsx';
import { DropLogo } from './DropLogo.tsx';
import styles from './FashionTwoChrome.module.css';

/** The loud frame: its header lies over the hero, the search on the bright half; the name of the shop fills the foot. */
export function FashionTwoChrome({ children }: ChromeProps) {
  const t = useT();
  const chrome = useChrome();
  return (
    <FashionFrame
      look="drop"
      header={(onSearch) => <DropHeader onSearch={onSearch} />}
      headerClassName={styles.header}
      mainClassName={styles.main}
      footer={
        <Footer chrome={chrome} logo={<DropLogo />} home="/fashiontwo" homeName={t('fashion.dropBrand')} className={styles.footer}>
          <p className={styles.sign} aria-hidden="true">
            RIZQ
          </p>
        </Footer>
      }
    >
      {children}
    </FashionFrame>
  );
}
