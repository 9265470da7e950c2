import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import type { AuthPageQuery } from './AuthPage.generated.ts';
import styles from './Auth.module.css';

type Account = AuthPageQuery['marketplace']['demoAccounts'][number];

/** The sample accounts of a demo store, each one press away; nothing in any other store. */
export function DemoAccounts({ accounts, onChoose }: { accounts: readonly Account[]; onChoose: (account: Account) => void }) {
  const t = useT();
  if (accounts.length === 0) return null;
  return (
    <aside className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('auth.demoTitle')}</h2>
      <p>{t('auth.demoText')}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <b>{t(account.role === 'VENDOR' ? 'auth.demoVendor' : 'auth.demoShopper')}</b>
            <code>{account.email}</code>
            <code>{account.password}</code>
            <Button look="outline" size="small" onClick={() => onChoose(account)}>
              {t('auth.demoUse', { email: account.email })}
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
