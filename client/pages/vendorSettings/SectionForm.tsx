import type { ReactNode } from 'react';
import { ChangeSummary } from '#client/features/forms/ChangeSummary.tsx';
import { DraftNotes } from '#client/features/forms/useDraftForm.tsx';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { useT } from '#client/i18n/useT.ts';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './VendorForm.module.css';
import { sectionId, type Section } from './useSection.ts';

interface SectionFormProps {
  section: Omit<Section<never>, 'field' | 'box' | 'valueOf'>;
  title: string;
  lead?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A part of the settings with its own way to save, after it was said what that will change. */
export function SectionForm({ section, title, lead, children }: SectionFormProps) {
  const t = useT();
  const { part, name, version, changes, isDirty, discard } = section;
  const id = `${sectionId(name)}-title`;
  return (
    <SchemaFormFrame
      form={section}
      gap={5}
      name="shopSettings"
      anchor={id}
      className={cx(shared.part, styles.section)}
      aria-labelledby={id}
      lead={
        <>
          <h2 id={id}>{title}</h2>
          {lead && <p className={shared.lead}>{lead}</p>}
          <DraftNotes form={section} saved={t('vendorSettings.saved')} />
        </>
      }
    >
      <input type="hidden" name="place" value={part} />
      <input type="hidden" name="version" value={version} />
      {children}
      <ChangeSummary changes={changes} />
      <FormButtons
        form={section}
        size="small"
        look={isDirty ? 'primary' : 'outline'}
        label={t('vendorSettings.saveSection')}
        onDiscard={isDirty && discard}
      />
    </SchemaFormFrame>
  );
}
