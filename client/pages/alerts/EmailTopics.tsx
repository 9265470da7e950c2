import { useT } from '#client/i18n/useT.ts';
import type { EmailTopic } from '#client/graphql/schemaTypes.generated.ts';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TICKED, useActionForm } from '#client/ui/forms/useActionForm.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { TOPICS, topicsSpec } from './alerts.action.ts';

/** Form with a checkbox per kind of email. */
export function EmailTopics({ email, topics }: { email: string; topics: readonly EmailTopic[] }) {
  const t = useT();
  const valueOf = (topic: EmailTopic) => (topics.includes(topic) ? TICKED : '');
  const values = Object.fromEntries(TOPICS.map((topic) => [topic, valueOf(topic)])) as Record<EmailTopic, string>;
  const form = useActionForm(topicsSpec, { intent: 'emailTopics', id: 'topics', values });
  return (
    <ActionFormFrame form={form} measure="62ch" lead={<SavedNote>{form.result?.done && t('alerts.emailsSaved')}</SavedNote>}>
      <Text tone="muted">{t('alerts.emailsLead', { email })}</Text>
      <Stack gap={3}>
        {TOPICS.map((topic) => (
          <CheckboxField
            key={`${topic} ${valueOf(topic)}`}
            name={topic}
            value={TICKED}
            defaultChecked={topics.includes(topic)}
            label={
              <>
                <b>{t(`alerts.topic.${topic}`)}</b>
                <br />
                <span>{t(`alerts.topicText.${topic}`)}</span>
              </>
            }
          />
        ))}
      </Stack>
      <FormButtons form={form} label={t('alerts.emailsSave')} />
    </ActionFormFrame>
  );
}
