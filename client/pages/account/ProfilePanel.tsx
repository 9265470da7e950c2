import { useEffect } from 'react';
import { answerBy } from '#client/features/packages/openAnswers.ts';
import { ConfirmationNotice } from '#client/features/account/ConfirmationNotice.tsx';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { localeOf } from '#client/i18n/Locale.ts';
import { LANGUAGES, DEFAULT_LOCALE, LOCALES } from '#schema/rules/locales.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { shortName } from '#client/lib/shortName.ts';
import { isNewMemberVar } from '#client/state/registration.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import styles from './Account.module.css';
import { AccountSection, type AccountViewer, type PanelProps } from './AccountSection.tsx';
import { AddressBook } from './AddressBook.tsx';
import { OwnData } from './OwnData.tsx';
import { nationalPhone } from '#schema/rules/phones.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Block, Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Security } from './Security.tsx';
import { ACCOUNT_LINKS } from '#client/features/account/AccountFrame.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import { ordersPath, ownOrderPath } from '#client/config/links.ts';
import { dayToCome, formatDate } from '#client/lib/formatDate.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { THEMES, type Theme } from '#client/config/themes.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { setPrefs } from '#client/state/prefs.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';

/** Account overview: orders, shortcuts, contact details, preferences, addresses, security and personal data. */
export function ProfilePanel({ viewer }: PanelProps) {
  const t = useT();
  const isNew = usePersisted(isNewMemberVar);
  useEffect(() => () => void isNewMemberVar(false), []);
  return (
    <>
      <Cluster as="header" gap={5} noWrap>
        <AvatarPicture avatar={viewer.avatar} person={viewer} size="large" />
        <div>
          <Text as="h1" size="body" tone="muted" tabIndex={-1} className={styles.eyebrow}>
            {t('account.profile')}
          </Text>
          <p className={styles.hello}>{t(isNew ? 'acc.welcomeNew' : 'acc.welcome', { name: shortName(viewer.firstName) })}</p>
        </div>
      </Cluster>
      {!viewer.isEmailConfirmed && (
        <Block above={6}>
          <ConfirmationNotice subject="ACCOUNT" email={viewer.email} />
        </Block>
      )}
      <OrderBand
        counts={viewer.orderCounts}
        latest={viewer.orders.nodes[0] ?? null}
        next={viewer.nextDelivery}
        pending={viewer.unanswered.nodes}
      />
      <Shortcuts />
      <Grid columns={{ base: 1, md: 2 }} gap={['none', 14]}>
        <Contact viewer={viewer} />
        <Preferences />
      </Grid>
      <AddressBook viewer={viewer} />
      <Security viewer={viewer} />
      <OwnData />
    </>
  );
}

/** Read-only contact details with a link to the edit panel. */
function Contact({ viewer }: PanelProps) {
  const t = useT();
  const facts = [
    [t('acc.name'), [viewer.firstName, viewer.lastName].filter(Boolean).join(' ')],
    [t('f.email'), viewer.email],
    [t('f.phone'), viewer.phone && nationalPhone(viewer.phone)],
    [t('acc.otherPhone'), viewer.otherPhone && nationalPhone(viewer.otherPhone)],
    [t('acc.language'), LANGUAGES[localeOf(viewer.locale)].name],
  ] as const;
  return (
    <AccountSection
      id="details"
      title={t('acc.details')}
      action={
        <ButtonLink to="/profile-edit" variant="outline" size="small" icon="edit">
          {t('acc.edit')}
        </ButtonLink>
      }
    >
      <DefinitionList variant="stacked" entries={facts.map(([term, value]) => value !== null && value !== '' && { term, value })} />
    </AccountSection>
  );
}

function Shortcuts() {
  const t = useT();
  const links = ACCOUNT_LINKS.filter(({ to }) => to !== '/user-profile');
  return (
    <nav aria-label={t('acc.shortcuts')}>
      <Grid as="ul" columns={{ base: 3, sm: 6 }} gap={1} above={5}>
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <Stack as={AppLink} gap={2} align="center" to={to} className={styles.shortcut}>
              <Icon name={icon} size={22} />
              <Text as="span" size="compact" weight="medium">
                {t(label)}
              </Text>
            </Stack>
          </li>
        ))}
      </Grid>
    </nav>
  );
}

interface OrderBandProps {
  counts: AccountViewer['orderCounts'];
  /** null if there are no orders. */
  latest: AccountViewer['orders']['nodes'][number] | null;
  /** The package that is expected first; null if none is on its way. */
  next: AccountViewer['nextDelivery'];
  /** The latest orders to be shipped, which may wait for an answer. */
  pending: AccountViewer['unanswered']['nodes'];
}

/** Order counts by status, as links. Pending orders are emphasised. */
function OrderBand({ counts, latest, next, pending }: OrderBandProps) {
  const t = useT();
  const locale = useLocale();
  const unanswered = pending.find(({ packages }) => answerBy(packages) !== null);
  const time = unanswered ? answerBy(unanswered.packages) : null;
  const shown = unanswered ?? next?.order ?? latest;
  const dated = () => {
    if (time !== null) return t('acc.answerBy', { time: formatDate(time, locale, 'hour') });
    if (next?.expectedBy) return t('acc.nextDelivery', dayToCome(next.expectedBy, locale, new Date()));
    if (latest) return t('acc.latest', { date: formatDate(latest.placedAt, locale), total: latest.totals.total.formatted });
    return t('ords.noneHint');
  };
  const rest = [
    ['completed', t('ord.completed'), counts.completed],
    ['cancelled', t('ord.cancelled'), counts.cancelled],
  ] as const;
  return (
    <section className={styles.band} aria-labelledby="order-band">
      <VisuallyHidden as="div">
        <h2 id="order-band">{t('acc.snapshot')}</h2>
      </VisuallyHidden>
      <Cluster gap={5} className={styles.main}>
        <Stack as={AppLink} gap={1} to={ordersPath({ status: 'pending' })} className={styles.figure}>
          <b>{counts.pending}</b>
          <Text as="span" size="body" weight="medium">
            {t('ord.pending')}
          </Text>
        </Stack>
        <Text size="body" className={styles.latest}>
          <span>{dated()}</span> {shown && <AppLink to={ownOrderPath(shown.number)}>{shown.number}</AppLink>}
        </Text>
        <ButtonLink to={latest ? '/orders' : '/rizq-marketplace'} size="small">
          {t(latest ? 'acc.seeOrders' : 'ords.start')}
        </ButtonLink>
      </Cluster>
      {rest.map(([status, label, count]) => (
        <Stack as={AppLink} key={status} gap={1} to={ordersPath({ status })} className={cx(styles.figure, styles.cell)}>
          <b>{count}</b>
          <Text as="span" size="body" weight="medium">
            {label}
          </Text>
        </Stack>
      ))}
    </section>
  );
}

const THEME_LABELS: Record<Theme, PlainMessageKey> = {
  light: 'header.themeLight',
  dark: 'header.themeDark',
  system: 'header.themeSystem',
};

/** This device's language and theme; changes apply immediately. */
function Preferences() {
  const t = useT();
  const { language, theme } = usePrefs();
  return (
    <AccountSection id="preferences" title={t('acc.preferences')} action={null}>
      <Stack gap={4}>
        <SelectField
          label={t('header.language')}
          value={language}
          onChange={(event) => setPrefs({ language: LOCALES.find((one) => one === event.target.value) ?? DEFAULT_LOCALE })}
          options={LOCALES.map((locale) => [locale, LANGUAGES[locale].name])}
        />
        <SelectField
          label={t('header.theme')}
          value={theme}
          onChange={(event) => setPrefs({ theme: THEMES.find((one) => one === event.target.value) ?? 'system' })}
          options={THEMES.map((one) => [one, t(THEME_LABELS[one])])}
        />
        <Text tone="muted" measure="68ch">
          {t('acc.preferencesHint')}
        </Text>
      </Stack>
    </AccountSection>
  );
}
