import { SearchForm } from '#client/features/search/SearchForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { Logo } from '#client/ui/media/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { HeaderCounts } from './HeaderCounts.tsx';
import { StatePicker } from './StatePicker.tsx';

/** Sign, delivery state, search, account, and what the shopper has gathered. On phones the search has a line of its own. */
export function Header() {
  const t = useT();
  return (
    <Container className={styles.line}>
      <AppLink to="/" aria-label={t('header.brand')} className={styles.home}>
        <Logo />
      </AppLink>
      <div className={styles.state}>
        <StatePicker />
      </div>
      <div className={styles.search}>
        <SearchForm />
      </div>
      <div className={styles.icons}>
        <AccountMenu />
        <HeaderCounts />
      </div>
    </Container>
  );
}
