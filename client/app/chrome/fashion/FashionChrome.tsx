import '#client/styles/atelier.css';
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
import styles from './FashionChrome.module.css';
import { FashionHeader } from './FashionHeader.tsx';
import { FashionLogo } from './FashionLogo.tsx';
import { FashionNav } from './FashionNav.tsx';
import { FashionTopLine } from './FashionTopLine.tsx';

/** The slim frame of the fashion pages, in the quiet look: the sign in the middle, the search behind a button. */
export function FashionChrome({ children }: ChromeProps) {
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
        <FashionTopLine />
        <FashionHeader categories={chrome.categories ?? []} onSearch={openSearch} />
      </header>
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main} data-look="atelier">
        <CardLookContext value={pieceLook}>{children}</CardLookContext>
      </main>
      <Footer chrome={chrome} logo={<FashionLogo />} home="/fashion" homeName={t('fashion.brand')} className={styles.footer} />
      <BackToTop />
      <Dock onSearch={openSearch} />
      <SearchLayer isOpen={isSearching} onOpen={openSearch} onClose={closeSearch}>
        <FashionNav categories={chrome.categories ?? []} label={t('fashion.lookIn')} onFollow={closeSearch} className={styles.ways} />
      </SearchLayer>
    </>
  );
}
