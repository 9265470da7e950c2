import type { ComponentProps } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { probableEmail } from '#schema/rules/emailTypos.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps } from './useActionForm.ts';

interface EmailFieldProps extends Pick<ComponentProps<typeof TextField>, 'hint' | 'autoComplete'> {
  form: {
    field: (name: 'email') => FieldProps;
    valueOf: (name: 'email') => string;
    fill: (texts: { email: string }) => void;
    change: (name: 'email', text: string) => void;
  };
}

/** Email field that suggests a correction if the domain probably contains a typo. The typo does not count as an error. */
export function EmailField({ form, ...words }: EmailFieldProps) {
  const t = useT();
  const field = form.field('email');
  const meant = probableEmail(form.valueOf('email'));
  const take = (email: string) => {
    form.fill({ email });
    form.change('email', email);
    document.getElementById(field.id)?.focus();
  };
  return (
    <div>
      <TextField {...field} {...words} kind="email" label={t('f.email')} />
      <div role="status">
        {meant !== null && (
          <Button variant="text" size="small" onClick={() => take(meant)}>
            {t('f.didYouMean', { email: meant })}
          </Button>
        )}
      </div>
    </div>
  );
}
