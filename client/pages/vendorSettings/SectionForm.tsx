import type { ReactNode } from 'react';
import { ChangeSummary } from '#client/features/forms/ChangeSummary.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorForm.module.css';
import { sectionFieldId, type Section } from './useSection.ts';

interface SectionFormProps {
  section: Pick<
    Section<Record<string, string>>,
    'name' | 'changes' | 'isDirty' | 'isRestored' | 'isBusy' | 'unsaved' | 'attempt' | 'submit' | 'discard'
  >;
  title: string;
  lead?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A part of the settings with its own way to save, after it was said what that will change. */
export function SectionForm({ section, title, lead, children }: SectionFormProps) {
  const t = useT();
  const { name, changes, isDirty, isRestored, isBusy, unsaved, attempt } = section;
  const heading = sectionFieldId(name, 'title');
  return (
    <PostForm
      name="scripted"
      className={cx(shared.part, styles.section)}
      aria-labelledby={heading}
      onSubmit={() => {
        if (!isBusy) void section.submit();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {lead && <p className={shared.lead}>{lead}</p>}
      {isRestored && <p className={`${shared.note} ${shared.info}`}>{t('acc.restored')}</p>}
      {attempt > 0 && <FormProblem unsaved={unsaved} attempt={attempt} idOf={(field) => sectionFieldId(name, field)} />}
      {children}
      <ChangeSummary changes={changes} />
      <Cluster>
        <Button type="submit" size="small" look={isDirty ? 'primary' : 'outline'} isBusy={isBusy}>
          {t(isBusy ? 'acc.saving' : 'vendorSettings.saveSection')}
        </Button>
        {isDirty && (
          <Button look="text" size="small" onClick={section.discard}>
            {t('acc.discard')}
          </Button>
        )}
      </Cluster>
    </PostForm>
  );
}
