import { useEffect, useId, useRef } from 'react';
import { useT } from '#client/i18n/useT.ts';
import styles from './Forms.module.css';
import { Cluster, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';

/** A field that was changed both here and by a concurrent save. */
export interface Contested {
  field: string;
  label: string;
  mine: string;
  theirs: string;
  choice: 'mine' | 'theirs';
}

interface ConflictChoiceProps {
  contested: readonly Contested[];
  onChoose: (field: string, choice: Contested['choice']) => void;
}

/** Resolves a conflict with a concurrent save by offering both versions of each field that differs. Takes the focus when it appears. */
export function ConflictChoice({ contested, onChoose }: ConflictChoiceProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Surface as="section" ref={box} tone="notice" gap={3} aria-labelledby={id} tabIndex={-1}>
      <Heading level={2} size="lead" id={id}>
        {t('vendorSettings.conflict')}
      </Heading>
      <p>{t(contested.length === 0 ? 'vendorSettings.conflictNone' : 'vendorSettings.conflictText')}</p>
      {contested.map(({ field, label, choice, ...versions }) => (
        <fieldset key={field}>
          <Text as="legend" size="compact" weight="strong">
            {label}
          </Text>
          {(['mine', 'theirs'] as const).map((one) => (
            <Cluster as="label" key={one} gap={3} align="start" noWrap className={styles.version}>
              <input type="radio" name={`${id}-${field}`} checked={choice === one} onChange={() => onChoose(field, one)} />
              <Text as="span" isTyped>
                <b>{t(one === 'mine' ? 'vendorSettings.mine' : 'vendorSettings.theirs')}</b> {versions[one] || t('vendorSettings.nothing')}
              </Text>
            </Cluster>
          ))}
        </fieldset>
      ))}
    </Surface>
  );
}
