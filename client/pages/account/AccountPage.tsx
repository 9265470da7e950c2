import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { loader } from './account.loader.ts';
import styles from './Account.module.css';
import { EditPanel } from './EditPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';

const PANELS = { profile: ProfilePanel, edit: EditPanel } as const;
const TITLES = { profile: 'account.profile', edit: 'acc.editTitle' } as const satisfies Record<keyof typeof PANELS, PlainMessageKey>;

/** Who one is to the shop: to read, and to change. */
export function AccountPage({ view }: PageProps<'account'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const Panel = PANELS[view.panel];
  return (
    <AccountFrame>
      <title>{`${t(TITLES[view.panel])} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {data?.viewer ? (
        <Panel viewer={data.viewer} onReload={retry} />
      ) : (
        <>
          <h1 tabIndex={-1}>{t(TITLES[view.panel])}</h1>
          <p role="alert" className={styles.lost}>
            {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
          </p>
        </>
      )}
    </AccountFrame>
  );
}
