import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { loader } from './account.loader.ts';
import { ProfilePanel } from './ProfilePanel.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { AddressBook } from './AddressBook.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { PanelProps } from './panel.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';

const PANELS = { profile: ProfilePanel, edit: EditPanel } as const;
const TITLES = { profile: 'account.profile', edit: 'acc.editTitle' } as const satisfies Record<keyof typeof PANELS, PlainMessageKey>;

/** Who one is to the marketplace: to read, and to change. */
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
          <p role="alert">
            {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

/** All that one can change about oneself, each part saved on its own. */
function EditPanel({ viewer }: PanelProps) {
  const t = useT();
  return (
    <>
      <Stack gap={2}>
        <h1 tabIndex={-1}>{t('acc.editTitle')}</h1>
        <Text tone="muted">
          {t('acc.editLead')} <AppLink to="/user-profile">{t('acc.backToProfile')}</AppLink>
        </Text>
      </Stack>
      <ProfileForm viewer={viewer} />
      <EmailForm viewer={viewer} />
      <AddressBook viewer={viewer} />
    </>
  );
}
