import { useId, type ComponentProps } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './navigation.module.css';

interface QuietSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id'> {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A select next to its label, as wide as the selected option. */
export function QuietSelect({ label, options, onChoose, ...rest }: QuietSelectProps) {
  const id = useId();
  return (
    <Cluster as="p" gap={0} noWrap className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <Cluster as="span" noWrap>
        <select {...rest} id={id} onChange={(event) => onChoose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} />
      </Cluster>
    </Cluster>
  );
}
