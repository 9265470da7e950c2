import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#client/config/links.ts';
import { TextForm } from '#client/features/forms/TextForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { draftsVar } from '#client/state/drafts.ts';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { MAX_QUESTION_LENGTH } from '#schema/rules/limits.ts';

interface AskFormProps {
  product: { id: string; slug: string };
  canAsk: boolean;
}

/** Form to ask about the product. Guests get a link to the login page, the product's vendor one to the console. */
export function AskForm({ product, canAsk }: AskFormProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isMember = use(ViewerContext) !== null;
  if (isMember && !canAsk)
    return (
      <Stack gap={3} align="start">
        <Text size="body" tone="muted">
          {t('questions.forVendor')}
        </Text>
        <ButtonLink to="/vendor-questions" variant="outline" size="small">
          {t('questions.toConsole')}
        </ButtonLink>
      </Stack>
    );
  return (
    <Stack gap={3} align={isMember ? undefined : 'start'} id="ask">
      <Heading level={3} size="lead">
        {t('questions.ask')}
      </Heading>
      <Text size="body" tone="muted">
        {t('questions.who')}
      </Text>
      {isMember ? (
        <MemberForm productId={product.id} />
      ) : (
        <ButtonLink to={loginPath(`${pathname}${search}#ask`)} variant="outline" size="small">
          {t('questions.logIn')}
        </ButtonLink>
      )}
    </Stack>
  );
}

function MemberForm({ productId }: { productId: string }) {
  const t = useT();
  return (
    <TextForm
      submission={useFormSubmission('askQuestion', productId)}
      id="ask"
      anchor="ask"
      draftKey={`ask ${productId}`}
      where={draftsVar}
      saved=""
      label={t('questions.text')}
      hint={t('questions.textHint')}
      max={MAX_QUESTION_LENGTH}
      rows={3}
      needText="questions.needText"
      button={t('questions.send')}
      busyLabel={t('questions.sending')}
      done={{ published: 'questions.askDone', pending: 'questions.askWaits' }}
    />
  );
}
