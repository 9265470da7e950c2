import '#client/styles/drop.css';
import { useCallback, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { CardLookContext } from '#client/features/catalog/CardLook.ts';
import { pieceLook } from '#client/features/catalog/pieceLook.ts';
import { BackToTop } from '#client/features/navigation/BackToTop.tsx';
import { SearchLayer } from '#client/features/search/SearchLayer.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { ChromeProps } from '../../routeTypes.ts';
import { Dock } from '../Dock.tsx';
import { Footer } from '../Footer.tsx';
import { SkipLinks } from '../SkipLinks.tsx';
import { useChrome } from '../useChrome.ts';
import { DropHeader } from './DropHeader.tsx';
import { DropLogo } from './DropLogo.tsx';
import styles from './FashionTwoChrome.module.css';

/** The loud frame: its header lies over the hero, the search on the bright half; the name of the shop fills the foot. */
export function FashionTwoChrome({ children }: ChromeProps) {
  const t = useT();
  const chrome = useChrome();
  const isLoading = useNavigation().state === 'loading';
  const [isSearching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const closeSearch = useCallback(() => setSearching(false), []);
  return (
    <>
      <SkipLinks hasSearch onSearch={openSearch} />
      {/* Where the skip link leads without scripts: the search is in here. */}
      <header id="site-search" className={styles.header}>
        <DropHeader onSearch={openSearch} />
      </header>
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main} data-look="drop">
        <CardLookContext value={pieceLook}>{children}</CardLookContext>
      </main>
      <Footer chrome={chrome} logo={<DropLogo />} home="/fashiontwo" homeName={t('fashion.dropBrand')} className={styles.footer}>
        <p className={styles.sign} aria-hidden="true">
          RIZQ
        </p>
      </Footer>
      <BackToTop />
      <Dock onSearch={openSearch} />
      <SearchLayer isOpen={isSearching} onOpen={openSearch} onClose={closeSearch} />
    </>
  );
}
