import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { Contents, PageHead, Prose } from '#client/features/content/TextPage.tsx';
import { Cluster, Split, Stack, Container, only, Message } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { loader } from './information.loader.ts';
import styles from './Information.module.css';
import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { SignOutDocument } from '#client/features/account/SignOut.generated.ts';
import { forgetKept } from '#client/features/navigation/keepOffline.ts';
import { displayVar, setKeptOffline } from '#client/state/display.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { clearDeviceData, deviceData } from '#client/state/deviceData.ts';
import { sessionVar } from '#client/state/session.ts';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { keptThings } from './keptThings.ts';

const PATHS = { terms: '/terms-condition', privacy: '/privacy-policy' } as const;
/** The section that the table of what is kept on the device belongs to. */
const DEVICE = 'device';

/** A text of the marketplace: its clauses, and beside each what it means. */
export function InformationPage({ view }: PageProps<'information'>) {
  const t = useT();
  const locale = useLocale();
  const { data, retry } = usePageQuery(loader, view);
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
          <Button look="text" className={only.screen} onClick={() => window.print()}>
            {t('info.print')}
          </Button>
        </Cluster>
      </PageHead>
      <Split side="240px" isReversed gap={14} className={styles.columns}>
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

/** The table of what is kept on this device, and the two things its owner may do with it. */
function DeviceData() {
  const t = useT();
  const [step, setStep] = useState<Step>('idle');
  const [signOut] = useMutation(SignOutDocument);
  const isKeptOffline = usePersisted(displayVar, (display) => display.isKeptOffline);

  const clear = async () => {
    try {
      // The session is kept by a cookie that no script can reach: only the server takes it back.
      if (sessionVar().user !== null) await signOut();
    } catch {
      return setStep('failed');
    }
    clearDeviceData();
    await forgetKept();
    setStep('cleared');
  };

  return (
    <>
      <DataTable
        caption={t('info.keptTable')}
        className={styles.table}
        isStacked
        rows={keptThings(t)}
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
        <Button look="outline" onClick={download}>
          {t('info.download')}
        </Button>
        {step === 'asking' ? (
          <Cluster role="group" aria-label={t('info.clear')} className={styles.sure}>
            <Text weight="strong">{t('info.sure')}</Text>
            <Button look="danger" onClick={() => void clear()}>
              {t('info.clearNow')}
            </Button>
            <Button look="quiet" onClick={() => setStep('idle')}>
              {t('info.keep')}
            </Button>
          </Cluster>
        ) : (
          <Button look="outline" onClick={() => setStep('asking')}>
            {t('info.clear')}
          </Button>
        )}
      </Cluster>
      <Message tone="info" role="status" className={only.filled}>
        {step === 'cleared' && t('info.cleared')}
        {step === 'failed' && t('info.clearFailed')}
      </Message>
    </>
  );
}

function download(): void {
  saveFile('rizq-data.json', new Blob([JSON.stringify(deviceData(), null, 2)], { type: 'application/json' }));
}
