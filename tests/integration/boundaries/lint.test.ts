import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const RULE = 'no-restricted-syntax';

/** Messages of the one rule, as configured for a file, for a component in it. Without type information of the whole program, which takes a minute. */
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

test('a form that could put field values into a URL is reported', async () => {
  const caught = [expect.stringContaining('Use client/ui/forms/ActionForm.')];
  for (const form of ['<form />', '<form action="/track-order" />', '<form method="post" />', "<form method={'get'} />"]) {
    expect(await lint(form), form).toEqual(caught);
  }
});

test('a form with method="get" is not reported, nor is the component of forms that need scripts', async () => {
  expect(await lint('<form method="get" action="/faq" />')).toEqual([]);
  expect(await lint('<form method="post" />', 'client/ui/forms/ScriptedForm.tsx')).toEqual([]);
});

const VOCABULARY = 'rizq/vocabulary';

/** Messages of the vocabulary rule, as configured for a file, for a line in it. */
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

test('a word that the glossary bans is reported in every kind of name', async () => {
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

test('on the server and in the rules comments are checked, too, but not quotations in them', async () => {
  for (const file of ['server/modules/fulfilment/planted.ts', 'schema/rules/planted.ts', 'seed/planted.ts', 'scripts/planted.ts']) {
    expect(await lintNames('/** The goods of a vendor. */', file), file).toEqual([expect.stringContaining('products')]);
  }
  expect(await lintNames('// The only door to the store.')).toEqual([expect.stringContaining('entry point')]);
  expect(await lintNames('/** A letter of a word, "10% off goods", `parcels`; frequently asked questions; the doorway. */')).toEqual([]);
});

test('longer words that contain a banned one are not reported, nor are texts on screen', async () => {
  expect(await lintNames("const newsletter = 1, github = 'the goods', followed = 1, installed = 1;")).toEqual([]);
});

/** Messages of the repository's rules that need types, as configured for components, for a component in a program of its own: the whole one takes a minute. */
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
        // A continuous integration is taken for a single run, which reads files from the disk instead of the text given.
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

test('text beside a conditional sibling, or conditional text beside another, is reported', async () => {
  const caught = expect.stringContaining('Wrap this text in an element');
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

test('text alone in its element, beside what is always there, or in blocks, is not reported', async () => {
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

test('keys are read from events with pressedKey only', async () => {
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
