import { useT } from '#client/i18n/useT.ts';
import styles from './Forms.module.css';
import { Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

export interface PlannedChange {
  label: string;
  before: string;
  after: string;
}

/** Lists the changes that saving would make. */
export function ChangeSummary({ changes }: { changes: readonly PlannedChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <Surface tone="sunken" pad={[3, 4]} radius="m" className={styles.summary} role="status">
      <Text weight="strong">{t('vendorSettings.willChange')}</Text>
      <Stack as="ul" gap={1}>
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            <b>{label}:</b> <del>{before || t('vendorSettings.nothing')}</del> <span aria-hidden="true">→</span>{' '}
            <ins>{after || t('vendorSettings.nothing')}</ins>
          </li>
        ))}
      </Stack>
    </Surface>
  );
}
