import { useCallback, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { CardLookContext } from '#client/features/catalog/CardLook.ts';
import { fashionCardLook } from '#client/features/catalog/FashionCard.tsx';
import { BackToTop } from '#client/features/navigation/BackToTop.tsx';
import { SearchLayer } from '#client/features/search/SearchLayer.tsx';
import { BottomNav } from './BottomNav.tsx';
import { SkipLinks } from './SkipLinks.tsx';

interface FashionFrameProps {
  look: 'atelier' | 'drop';
  header: (openSearch: () => void) => ReactNode;
  headerClassName?: string;
  mainClassName?: string;
  footer: ReactNode;
  /** Ways to look without words, in the search. */
  ways?: (closeSearch: () => void) => ReactNode;
  children: ReactNode;
}

/** What the frames of the fashion pages have in common: the search is a layer, and cards show pieces. */
export function FashionFrame({ look, header, headerClassName, mainClassName, footer, ways, children }: FashionFrameProps) {
  const isLoading = useNavigation().state === 'loading';
  const [isSearching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const closeSearch = useCallback(() => setSearching(false), []);
  return (
    <>
      <SkipLinks hasSearch onSearch={openSearch} />
      {/* Where the skip link leads without scripts: the search is in here. */}
      <header id="site-search" className={headerClassName}>
        {header(openSearch)}
      </header>
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className={mainClassName} data-look={look}>
        <CardLookContext value={fashionCardLook}>{children}</CardLookContext>
      </main>
      {footer}
      <BackToTop />
      <BottomNav onSearch={openSearch} />
      <SearchLayer isOpen={isSearching} onOpen={openSearch} onClose={closeSearch}>
        {ways?.(closeSearch)}
      </SearchLayer>
    </>
  );
}
