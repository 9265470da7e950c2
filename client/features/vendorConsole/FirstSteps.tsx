import type { AppPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Disc } from '#client/ui/primitives/Disc.tsx';
import { Cluster, Grid, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import type { FirstSteps_AccountFragment } from './FirstSteps.generated.ts';
import styles from './VendorConsole.module.css';

interface Step {
  to: AppPath;
  title: PlainMessageKey;
  text: PlainMessageKey;
  isDone: boolean;
}

/** Checklist for new vendors with its progress. Renders nothing once the vendor has sold something, or when all steps are done. */
export function FirstSteps({ vendor, hasSold = false }: { vendor: FirstSteps_AccountFragment; hasSold?: boolean }) {
  const t = useT();
  const { allProducts, hasPictures, hasOwnRates } = vendor;
  if (hasSold || allProducts === null) return null;
  const steps: Step[] = [
    {
      to: '/vendor-upload',
      title: 'vendorSettings.guideUpload',
      text: 'vendorSettings.guideUploadText',
      isDone: allProducts.totalCount > 0,
    },
    {
      to: '/vendor-edit',
      title: 'vendorSettings.guideProfile',
      text: 'vendorSettings.guideProfileText',
      isDone: hasPictures,
    },
    { to: '/vendor-setting-edit', title: 'vendorSettings.guideRates', text: 'vendorSettings.guideRatesText', isDone: hasOwnRates },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Surface as="section" tone="soft" radius="xl" pad={6} gap={5} aria-labelledby="first-steps" below={8} className={styles.guide}>
      <div>
        <Heading level={2} size="title" id="first-steps">
          {t('vendorSettings.guide')}
        </Heading>
        <p>{t('vendorSettings.guideLead')}</p>
        <Cluster gap={3} above={3}>
          <progress value={done} max={steps.length} aria-labelledby="steps-done" className={styles.progress} />
          <Text as="span" size="compact" weight="medium" id="steps-done">
            {t('vendorSettings.guideProgress', { n: done, of: steps.length })}
          </Text>
        </Cluster>
      </div>
      <Grid as="ol" min="240px" gap={5}>
        {steps.map(({ to, title, text, isDone }, at) => (
          <Cluster key={to} as="li" noWrap gap={3} align="start">
            <Disc size={30} isPrimary aria-hidden="true">
              {isDone ? <Icon name="check" size={18} /> : at + 1}
            </Disc>
            <div>
              <ButtonLink variant="text" to={to}>
                {t(title)}
              </ButtonLink>
              <Text size="body">{isDone ? t('vendorSettings.guideDone') : t(text)}</Text>
            </div>
          </Cluster>
        ))}
      </Grid>
    </Surface>
  );
}
