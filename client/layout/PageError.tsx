import { useRevalidator, useRouteError } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container } from '#client/ui/primitives/Layout.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

/** The router's error page: a message without details, and a retry button. */
export function PageError() {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  // Only a reload helps after a failed import: the router caches the failure, and a newer build has different files.
  const error = useRouteError();
  const isCodeLost = error instanceof Error;
  const isScripted = (error as { status?: unknown } | null)?.status === 501;
  const title = t(isScripted ? 'ui.formNeedsScript' : 'ui.wrong');
  const retry = () => (isCodeLost ? window.location.reload() : void revalidate());
  return (
    <Container>
      <title>{`${title} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon="warning"
        headingLevel={1}
        title={title}
        actions={
          <>
            {!isScripted && (
              <Button isBusy={state === 'loading'} onClick={retry}>
                {t('ui.retry')}
              </Button>
            )}
            <ButtonLink to="/" variant="outline">
              {t('nf.home')}
            </ButtonLink>
          </>
        }
      >
        {isScripted && <p>{t('ui.formNeedsScriptText')}</p>}
      </EmptyState>
    </Container>
  );
}
