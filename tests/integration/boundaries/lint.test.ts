import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const RULE = 'no-restricted-syntax';

/** Lints a component with this rule as configured for the file. Runs without type information, which would take a minute. */
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

test('the lint rule reports a form that could put field values into a URL', async () => {
  const caught = [expect.stringContaining('Use client/ui/forms/ActionForm.')];
  for (const form of ['<form />', '<form action="/track-order" />', '<form method="post" />', "<form method={'get'} />"]) {
    expect(await lint(form), form).toEqual(caught);
  }
});

test('the lint rule accepts a form with method="get", and the component for forms that need scripts', async () => {
  expect(await lint('<form method="get" action="/faq" />')).toEqual([]);
  expect(await lint('<form method="post" />', 'client/ui/forms/ScriptedForm.tsx')).toEqual([]);
});

const VOCABULARY = 'rizq/vocabulary';

/** Lints code with the vocabulary rule as configured for the file. */
async function lintNames(code: string, filePath = 'server/modules/fulfilment/packageSteps.ts'): Promise<string[]> {
  const { plugins, rules } = (await new ESLint().calculateConfigForFile(filePath)) as { plugins: object; rules: Record<string, never> };
  const planted = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts', '**/*.tsx'],
      plugins: { rizq: (plugins as { rizq: object }).rizq },
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { [VOCABULARY]: rules[VOCABULARY]! },
    },
  });
  const [result] = await planted.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

test('the vocabulary rule reports a banned word in every kind of name', async () => {
  const names = [
    'const parcels = 1;',
    'const PARCEL_STEPS = 1;',
    'class Row { #goods = 1; }',
    'type OwedMail = 1;',
    'const x = { wasAsked: 1 };',
  ];
  for (const line of names) expect(await lintNames(line), line).toEqual([expect.stringContaining('the glossary says')]);
  expect(await lintNames('const x = <HubHead />;', 'client/ui/Planted.tsx')).toEqual([expect.stringContaining('vendor console')]);
  expect(await lintNames('const x = 1;', 'server/modules/orders/heldGoods.ts')).toEqual([expect.stringContaining('products')]);
});

test('the vocabulary rule also checks comments of server, rules, seed and scripts, but not quotations in them', async () => {
  for (const file of ['server/modules/fulfilment/planted.ts', 'schema/rules/planted.ts', 'seed/planted.ts', 'scripts/planted.ts']) {
    expect(await lintNames('/** The goods of a vendor. */', file), file).toEqual([expect.stringContaining('products')]);
  }
  expect(await lintNames('// The only door to the store.')).toEqual([expect.stringContaining('entry point')]);
  expect(await lintNames('/** A letter of a word, "10% off goods", `parcels`; frequently asked questions; the doorway. */')).toEqual([]);
});

test('the vocabulary rule ignores longer words that contain a banned one, and string literals', async () => {
  expect(await lintNames("const newsletter = 1, github = 'the goods', followed = 1, installed = 1;")).toEqual([]);
});

/** Lints a component with the rules that need types. Uses a small separate program, because the whole one takes a minute. */
async function lintTyped(code: string): Promise<string[]> {
  const filePath = path.resolve('tests/fixtures/lint/Planted.tsx');
  const { plugins, rules } = (await new ESLint().calculateConfigForFile('client/ui/primitives/Button.tsx')) as {
    plugins: { rizq: ESLint.Plugin };
    rules: Linter.RulesRecord;
  };
  const typed = ['rizq/composed-keys', 'rizq/wrapped-text'];
  const planted = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.tsx'],
      plugins: { rizq: plugins.rizq },
      languageOptions: {
        parser: tseslint.parser,
        // In continuous integration, typescript-eslint assumes a single run, in which it reads files from disk instead of the given text.
        parserOptions: {
          project: path.resolve('tests/fixtures/lint/tsconfig.json'),
          disallowAutomaticSingleRunInference: true,
          ecmaFeatures: { jsx: true },
        },
      },
      rules: Object.fromEntries(typed.map((rule) => [rule, rules[rule]!])),
    },
  });
  const [result] = await planted.lintText(`${PLANTED_PROPS}${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

const PLANTED_PROPS = `import type { KeyboardEvent as Press, ReactElement, ReactNode } from 'react';
declare const isBusy: boolean, label: string, count: number, name: string | null, children: ReactNode;
declare function Icon(): ReactElement;
declare function Note(props: { isShown: boolean }): ReactElement | null;
`;

test('the wrapped-text rule reports text beside a conditional sibling, and conditional text beside another', async () => {
  const caught = expect.stringContaining('Wrap this text in an element') as string;
  for (const jsx of [
    '<button>{isBusy && <Icon />}{label}</button>',
    '<button>{isBusy && <Icon />}{children}</button>',
    '<p>{count} {isBusy ? <b>x</b> : <Icon />}</p>',
    '<p>Total {isBusy && <b>{label}</b>}</p>',
    '<p><Icon /> {isBusy ? label : name}</p>',
    '<p><Icon />{name}</p>',
    '<p>{label} <Note isShown /></p>',
    '<>{isBusy && <b />}{label}</>',
    '<div>{[label].map((one) => <i key={one}>{one}</i>)} {label}</div>',
  ]) {
    expect(await lintTyped(`export const planted = ${jsx};`), jsx).toContainEqual(caught);
  }
});

test('the wrapped-text rule accepts text alone in its element, beside unconditional siblings, or in blocks', async () => {
  for (const jsx of [
    '<button>{isBusy && <Icon />}<span>{label}</span></button>',
    '<p>{isBusy ? label : name}</p>',
    '<p><b>{label}</b> {label}</p>',
    '<p>Total <b>{count}</b></p>',
    '<section>{isBusy && <Icon />}{children}</section>',
  ]) {
    expect(await lintTyped(`export const planted = ${jsx};`), jsx).toEqual([]);
  }
});

test('the composed-keys rule reports keys that are read from events without pressedKey', async () => {
  const caught = [expect.stringContaining('pressedKey')];
  for (const handler of [
    "(event: KeyboardEvent) => event.key === 'Enter'",
    "(event: Press) => event.code === 'Enter'",
    "({ key }: KeyboardEvent) => key === 'Enter'",
    "(event: KeyboardEvent) => event['keyCode'] === 13",
  ]) {
    expect(await lintTyped(`export const planted = ${handler};`), handler).toEqual(caught);
  }
  expect(await lintTyped("export const planted = (tab: { key: string }) => tab.key === 'Enter';")).toEqual([]);
});
