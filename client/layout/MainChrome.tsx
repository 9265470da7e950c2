import { useMatches, useNavigation } from 'react-router-dom';
import { BackToTop } from '#client/features/navigation/BackToTop.tsx';
import { Awning } from '#client/ui/media/Awning.tsx';
import type { ChromeProps } from '#client/routes/routeTypes.ts';
import { CategoryStrip } from './CategoryStrip.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { BottomNav } from './BottomNav.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './MainChrome.module.css';
import { SkipLinks } from './SkipLinks.tsx';
import { TopBar } from './TopBar.tsx';
import { useChrome } from './useChrome.ts';

/** The frame of the market. At the checkout it steps back. */
export function MainChrome({ children }: ChromeProps) {
  const chrome = useChrome();
  const isLoading = useNavigation().state === 'loading';
  const matches = useMatches();
  const isAt = (route: string) => matches.some(({ id }) => id === route);
  const isCheckout = isAt('/checkout');
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
      {/* In the cart and at the checkout it would lie on the button that leads on. */}
      <BackToTop isWideOnly={isCheckout || isAt('/cart')} />
      {!isCheckout && <BottomNav />}
    </>
  );
}
