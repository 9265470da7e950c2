import type { ReactNode } from 'react';
import { ChangeSummary } from '#client/features/forms/ChangeSummary.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack, Message } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorForm.module.css';
import { sectionId, type Section } from './useSection.ts';

interface SectionFormProps {
  section: Pick<
    Section<never>,
    'part' | 'name' | 'version' | 'formProps' | 'problem' | 'changes' | 'isDirty' | 'isRestored' | 'isSaved' | 'isBusy' | 'discard'
  >;
  title: string;
  lead?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A part of the settings with its own way to save, after it was said what that will change. */
export function SectionForm({ section, title, lead, children }: SectionFormProps) {
  const t = useT();
  const { part, name, version, changes, isDirty, isRestored, isSaved, isBusy } = section;
  const id = `${sectionId(name)}-title`;
  return (
    <Stack
      as={PostForm}
      {...section.formProps}
      gap={5}
      name="shopSettings"
      anchor={id}
      className={cx(shared.part, styles.section)}
      aria-labelledby={id}
    >
      <input type="hidden" name="place" value={part} />
      <input type="hidden" name="version" value={version} />
      <h2 id={id}>{title}</h2>
      {lead && <p className={shared.lead}>{lead}</p>}
      {isSaved && (
        <Message tone="info" role="status">
          {t('vendorSettings.saved')}
        </Message>
      )}
      {isRestored && <Message tone="info">{t('acc.restored')}</Message>}
      <FormProblem {...section.problem} />
      {children}
      <ChangeSummary changes={changes} />
      <Cluster>
        <Button type="submit" size="small" look={isDirty ? 'primary' : 'outline'} isBusy={isBusy}>
          {t(isBusy ? 'acc.saving' : 'vendorSettings.saveSection')}
        </Button>
        {isDirty && (
          <Button look="text" size="small" needsScript onClick={section.discard}>
            {t('acc.discard')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
