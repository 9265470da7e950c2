import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const RULE = 'no-restricted-syntax';

/** What the one rule says, as it is set for a file, of a component that stands in it. Without the types of the whole program, which take a minute. */
async function lint(form: string, filePath = 'client/features/content/NewsletterForm.tsx'): Promise<string[]> {
  const { rules } = (await new ESLint().calculateConfigForFile(filePath)) as { rules: Record<string, never> };
  const planted = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { [RULE]: rules[RULE]! },
    },
  });
  const [result] = await planted.lintText(`export function Planted() {\n  return ${form};\n}\n`, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

test('a form that could put what was typed into an address is caught', async () => {
  const caught = [expect.stringContaining('Use client/ui/forms/PostForm.')];
  for (const form of ['<form />', '<form action="/track-order" />', '<form method="post" />', "<form method={'get'} />"]) {
    expect(await lint(form), form).toEqual(caught);
  }
});

test('a form that says that it only searches is not, nor is the one component that posts', async () => {
  expect(await lint('<form method="get" action="/faq" />')).toEqual([]);
  expect(await lint('<form method="post" />', 'client/ui/forms/PostForm.tsx')).toEqual([]);
});
