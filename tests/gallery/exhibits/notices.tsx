import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import type { Exhibit } from '../Exhibit.ts';
import { Held } from '../Held.tsx';
import { LONG_TITLE } from '../samples/words.ts';

const ignore = () => undefined;

export const notices: readonly Exhibit[] = [
  {
    of: 'EmptyState',
    room: 'half',
    states: {
      'with a way on': (t) => (
        <EmptyState icon="cart" title={t('cart.empty')} actions={<ButtonLink to="/rizq-marketplace">{t('cart.start')}</ButtonLink>}>
          <p>{t('cart.emptyHint')}</p>
        </EmptyState>
      ),
      'a title alone': (t) => <EmptyState title={t('ords.noneOf')} />,
      'long text': () => (
        <EmptyState icon="search" title={LONG_TITLE}>
          <p>{LONG_TITLE}</p>
        </EmptyState>
      ),
    },
  },
  {
    of: 'NothingHere',
    room: 'half',
    states: {
      'with its ways on': (t) => (
        <NothingHere
          icon="search"
          title={t('ord.notFound')}
          text={t('ord.notFoundHint')}
          links={[
            { to: '/orders', label: t('own.toOrders') },
            { to: '/contact-us', label: t('own.writeToUs') },
          ]}
        />
      ),
    },
  },
  {
    of: 'SectionError',
    room: 'half',
    states: {
      usual: () => <SectionError onRetry={ignore} />,
      'in words of its own': (t) => <SectionError message={t('ord.loadFailed')} onRetry={ignore} />,
    },
  },
  {
    of: 'FormProblem',
    room: 'half',
    states: {
      'beside fields': (t) => (
        <FormProblem attempt={0} unsaved={{ fields: { email: t('f.badEmail') }, general: null, isSignedOut: false }} idOf={String} />
      ),
      'as a whole': (t) => (
        <FormProblem attempt={0} unsaved={{ fields: {}, general: t('auth.failed'), isSignedOut: false }} idOf={String} />
      ),
    },
  },
  {
    of: 'Problem',
    room: 'half',
    states: {
      usual: (t) => <Problem attempt={0}>{t('auth.failed')}</Problem>,
      'long text': () => <Problem attempt={0}>{LONG_TITLE}</Problem>,
    },
  },
  {
    of: 'SavedNote',
    room: 'half',
    states: { usual: (t) => <SavedNote>{t('vendorProducts.saved')}</SavedNote> },
  },
  { of: 'SignedOutNote', room: 'half', states: { usual: () => <SignedOutNote /> } },
  {
    of: 'RemovedNote',
    room: 'half',
    states: {
      usual: (t) => <RemovedNote name="Kopi" text={t('cart.removed', { name: 'Kopi' })} onUndo={ignore} />,
      'long text': (t) => <RemovedNote name="Mangga" text={t('cart.removed', { name: LONG_TITLE })} onUndo={ignore} />,
    },
  },
  {
    of: 'LiveRegion',
    states: {
      'says each change aloud': (t) => (
        <Held initial={1}>
          {(count, set) => (
            <>
              <Button variant="outline" onClick={() => set(count + 1)}>
                {t('list.count', { n: count })}
              </Button>
              <LiveRegion message={t('list.count', { n: count })} />
            </>
          )}
        </Held>
      ),
    },
  },
  {
    of: 'PageSkeleton',
    room: 'wide',
    states: {
      'a listing': () => <PageSkeleton variant="listing" sidebar="left" />,
      'a product, known from its card': () => (
        <PageSkeleton variant="product" product={{ title: LONG_TITLE, picture: null, ground: null }} />
      ),
      'an article': () => <PageSkeleton variant="article" />,
      'another page': () => <PageSkeleton variant="page" />,
    },
  },
  {
    of: 'Skeleton',
    states: {
      'a line': () => <Skeleton width="60%" />,
      'a box': () => <Skeleton height="92px" radius="var(--radius-l)" />,
      'a ratio': () => <Skeleton ratio="4 / 3" radius="var(--radius-l)" />,
    },
  },
];
