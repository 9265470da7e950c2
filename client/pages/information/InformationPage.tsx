import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { Contents, PageHead, Prose } from '#client/features/content/TextPage.tsx';
import { Cluster, Split, Stack, Container, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import styles from './Information.module.css';
import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { SignOutDocument } from '#client/features/account/SignOut.generated.ts';
import { clearOfflineCaches, CACHED_KEY } from '#client/features/navigation/keepOffline.ts';
import { displayVar, setKeptOffline } from '#client/state/display.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { clearDeviceData, deviceData } from '#client/state/deviceData.ts';
import { sessionVar } from '#client/state/session.ts';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import { MESSAGE_DRAFTS_KEY } from '#client/state/messageDrafts.ts';
import { PREFS_COOKIE } from '#client/state/prefs.ts';
import { type KeptSliceName, STATE_REGISTRY } from '#client/state/registry.ts';
import { InformationPageDocument } from './InformationPage.generated.ts';

const PATHS = { terms: '/terms-condition', privacy: '/privacy-policy' } as const;
/** Anchor of the section about data stored on the device. */
const DEVICE = 'device';

/** A legal text: clauses with summaries next to them. */
export function InformationPage({ view }: PageProps<'information'>) {
  const t = useT();
  const locale = useLocale();
  const { data, retry } = usePageData(InformationPageDocument);
  const text = data?.information;
  if (!text) {
    return (
      <Container isPage>
        <SectionError onRetry={retry} message={t('ui.wrong')} />
      </Container>
    );
  }
  return (
    <Container>
      <PageMeta title={text.title} description={text.intro} canonical={PATHS[view.doc]} />
      <PageHead title={text.title} intro={text.intro}>
        <Cluster gap={6} isTight>
          <Text size="compact" tone="subtle">
            {t('info.updated', { date: formatDate(text.updatedAt, locale) })}
          </Text>
          <Button variant="text" className={only.screen} onClick={() => window.print()}>
            {t('info.print')}
          </Button>
        </Cluster>
      </PageHead>
      <Split side="240px" isReversed gap={14} above={10} rule={10} className={styles.columns}>
        <Contents label={t('info.contents')} entries={text.sections.map(({ anchor, title }) => ({ id: anchor, title }))} />
        <Stack gap={14}>
          {text.sections.map(({ anchor, title, summary, paragraphs, points }, index) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className={styles.section}>
              <Cluster as="h2" id={`${anchor}-title`} gap={3} align="baseline" noWrap>
                <Text as="span" size="lead" tone="subtle" isTabular aria-hidden="true">
                  {index + 1}
                </Text>
                {title}
              </Cluster>
              {summary && (
                <Text size="body" className={styles.summary}>
                  <Text as="b" size="small" tone="subtle">
                    {t('info.short')}
                  </Text>
                  <br />
                  {summary}
                </Text>
              )}
              <Prose>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points.length > 0 && (
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                {anchor === DEVICE && <DeviceData />}
              </Prose>
            </section>
          ))}
        </Stack>
      </Split>
    </Container>
  );
}

type Step = 'idle' | 'asking' | 'cleared' | 'failed';

/** Table of the data stored on this device, with the offline setting, download and deletion. */
function DeviceData() {
  const t = useT();
  const [step, setStep] = useState<Step>('idle');
  const [signOut] = useMutation(SignOutDocument);
  const isKeptOffline = usePersisted(displayVar, (display) => display.isKeptOffline);

  const clear = async () => {
    try {
      // Only the server can delete the session cookie, because the cookie is HttpOnly.
      if (sessionVar().user !== null) await signOut();
    } catch {
      return setStep('failed');
    }
    clearDeviceData();
    await clearOfflineCaches();
    setStep('cleared');
  };

  return (
    <>
      <DataTable
        caption={t('info.keptTable')}
        className={styles.table}
        isStacked
        rows={storageRows(t)}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            label: t('info.keptName'),
            isRowHeading: true,
            render: ({ key }) => (
              <Text as="code" size="small" weight="regular">
                {key}
              </Text>
            ),
          },
          { key: 'where', label: t('info.keptWhere'), render: ({ where }) => where },
          { key: 'why', label: t('info.keptWhy'), render: ({ purpose }) => purpose },
        ]}
      />
      <CheckboxField
        label={
          <>
            {t('info.offline')}
            <br />
            <small>{t('info.offlineHint')}</small>
          </>
        }
        checked={isKeptOffline}
        onChange={(event) => setKeptOffline(event.target.checked)}
      />
      <Cluster gap={3}>
        <Button variant="outline" onClick={download}>
          {t('info.download')}
        </Button>
        {step === 'asking' ? (
          <Cluster role="group" aria-label={t('info.clear')} className={styles.sure}>
            <Text weight="strong">{t('info.sure')}</Text>
            <Button variant="danger" onClick={() => void clear()}>
              {t('info.clearNow')}
            </Button>
            <Button variant="quiet" onClick={() => setStep('idle')}>
              {t('info.keep')}
            </Button>
          </Cluster>
        ) : (
          <Button variant="outline" onClick={() => setStep('asking')}>
            {t('info.clear')}
          </Button>
        )}
      </Cluster>
      <p role="status" className={styles.status}>
        {step === 'cleared' && <span>{t('info.cleared')}</span>}
        {step === 'failed' && <span>{t('info.clearFailed')}</span>}
      </p>
    </>
  );
}

function download(): void {
  saveFile('rizq-data.json', new Blob([JSON.stringify(deviceData(), null, 2)], { type: 'application/json' }));
}

/** The purpose of each state slice. */
const PURPOSES: Record<KeptSliceName, PlainMessageKey> = {
  cart: 'info.keepsCart',
  cartChoices: 'info.keepsCartChoices',
  accountChanges: 'info.keepsAccountChanges',
  filter: 'info.keepsFilter',
  sectionFilters: 'info.keepsSectionFilters',
  wishlist: 'info.keepsWishlist',
  compare: 'info.keepsCompare',
  recent: 'info.keepsRecent',
  session: 'info.keepsSession',
  checkout: 'info.keepsCheckout',
  registration: 'info.keepsRegistration',
  orders: 'info.keepsOrders',
  prefs: 'info.keepsPrefs',
  display: 'info.keepsDisplay',
  searches: 'info.keepsSearches',
  follows: 'info.keepsFollows',
  later: 'info.keepsLater',
  productDrafts: 'info.keepsProductDrafts',
  vendorDrafts: 'info.keepsShopDrafts',
  draftOwner: 'info.keepsDraftOwner',
};

interface StorageRow {
  key: string;
  where: string;
  purpose: string;
}

/** Everything that the site stores in the browser: the slices in the state registry, and other entries. */
function storageRows(t: Translate): StorageRow[] {
  const slices = (Object.keys(PURPOSES) as KeptSliceName[]).map((name) => ({
    key: STATE_REGISTRY[name].key,
    where: t('info.localStorage'),
    purpose: t(PURPOSES[name]),
  }));
  return [
    ...slices,
    { key: MESSAGE_DRAFTS_KEY, where: t('info.sessionStorage'), purpose: t('info.keepsDraft') },
    { key: PREFS_COOKIE, where: t('info.cookie'), purpose: t('info.keepsPrefsCookie') },
    { key: 'rizq_session', where: t('info.cookie'), purpose: t('info.keepsSessionCookie') },
    { key: 'rizq_device', where: t('info.cookie'), purpose: t('info.keepsDeviceCookie') },
    { key: 'rizq_posted', where: t('info.cookie'), purpose: t('info.keepsPostedCookie') },
    { key: 'rizq_position', where: t('info.cookie'), purpose: t('info.keepsPositionCookie') },
    { key: CACHED_KEY, where: t('info.sessionStorage'), purpose: t('info.keepsOffline') },
    { key: 'rizq-…', where: t('info.cache'), purpose: t('info.keepsOffline') },
  ];
}
