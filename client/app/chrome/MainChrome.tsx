import type { ReactNode } from 'react';
import { useMatches, useNavigation } from 'react-router-dom';
import { BackToTop } from '#client/features/navigation/BackToTop.tsx';
import { LoadingOverlay } from '#client/features/navigation/LoadingOverlay.tsx';
import { Awning } from '#client/ui/Awning.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { Dock } from './Dock.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Layers } from './Layers.tsx';
import styles from './MainChrome.module.css';
import { SkipLinks } from './SkipLinks.tsx';
import { TopBar } from './TopBar.tsx';
import { useChrome } from './useChrome.ts';
import { useStorageNotice } from './useStorageNotice.ts';

/** The frame of the market: everything that stays while pages change. At the checkout it steps back. */
export function MainChrome({ children }: { children: ReactNode }) {
  const chrome = useChrome();
  useStorageNotice();
  const isLoading = useNavigation().state === 'loading';
  const isCheckout = useMatches().some(({ id }) => id === '/checkout');
  return (
    <>
      <SkipLinks hasSearch={!isCheckout} />
      <header className={styles.header}>
        {isCheckout ? (
          <div className={styles.surface}>
            <CheckoutHeader />
          </div>
        ) : (
          <>
            <TopBar shop={chrome.shop} />
            <div className={styles.surface}>
              <Header />
              <CategoryStrip chrome={chrome} />
            </div>
          </>
        )}
        <Awning />
      </header>
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main}>
        {children}
      </main>
      {!isCheckout && <Footer chrome={chrome} />}
      {/* At the checkout it would lie on the button that places the order. */}
      <BackToTop isWideOnly={isCheckout} />
      {!isCheckout && <Dock />}
      <Layers chrome={chrome} />
      <LoadingOverlay />
    </>
  );
}
