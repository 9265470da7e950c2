import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';

interface BankFieldProps {
  id: string;
  /** Those that are used most come first. */
  banks: readonly { code: string; name: string }[];
  value: string;
  error: string | null;
  hint?: ReactNode;
  onChange: (code: string) => void;
}

const MOST_USED = 5;

/** The banks to choose from: those that are used most above the others. */
export function BankField({ id, banks, value, error, hint, onChange }: BankFieldProps) {
  const t = useT();
  const options = (some: typeof banks) =>
    some.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  return (
    <SelectField
      id={id}
      name="bank"
      label={t('pay.bank')}
      hint={hint}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('pay.chooseBank')}</option>
      <optgroup label={t('pay.mostUsed')}>{options(banks.slice(0, MOST_USED))}</optgroup>
      {banks.length > MOST_USED && <optgroup label={t('pay.otherBanks')}>{options(banks.slice(MOST_USED))}</optgroup>}
    </SelectField>
  );
}
