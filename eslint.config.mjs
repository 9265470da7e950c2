import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { rizq } from './scripts/lint/rizq.mjs';

/** Banned syntax, each with the convention to follow instead. */
const bannedSyntax = [
  { selector: 'PrivateIdentifier', message: 'Write `private`: one convention for private members.' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name: one name for one thing, everywhere.' },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is text: render it as React children.' },
  {
    selector: 'Decorator > CallExpression[callee.name=/^(Field|Query|Mutation|FieldResolver|Arg)$/]:not(:has(ArrowFunctionExpression))',
    message: 'Name the type: @Field(() => String). No decorator metadata is emitted.',
  },
];

/** Forms need a method: one submitted before hydration would send its field values in the URL. */
const bareForm = {
  selector: "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name='method'][value.value='get']))",
  message: 'Use client/ui/forms/ActionForm. A form that only searches says method="get".',
};

const restrictedImports = {
  makeVar: { name: '@apollo/client', importNames: ['makeVar'], message: 'State lives in client/state: use persistedVar.' },
  toast: { name: 'react-toastify', message: 'Say it through client/ui/feedback/toast.' },
  toastUnstyled: { name: 'react-toastify/unstyled', message: 'Say it through client/ui/feedback/toast.' },
  link: { name: 'react-router-dom', importNames: ['Link', 'NavLink'], message: 'Use client/ui/navigation/AppLink: its paths are typed.' },
  form: {
    name: 'react-router-dom',
    importNames: ['Form'],
    message: 'Use client/ui/forms/ActionForm: it names the intent and the account.',
  },
  linkCore: { name: 'react-router', importNames: ['Link', 'NavLink'], message: 'Use client/ui/navigation/AppLink: its paths are typed.' },
};
const paths = (...allowed) => [
  'error',
  {
    paths: Object.entries(restrictedImports)
      .filter(([key]) => !allowed.includes(key))
      .map(([, value]) => value),
  },
];

export default tseslint.config(
  {
    ignores: ['node_modules', 'dist', 'data', 'screenshots', '**/*.generated.ts', 'client/public', 'test-results'],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'scripts/*.mjs', 'scripts/lint/*.mjs', '.dependency-cruiser.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { rizq },
    rules: {
      'rizq/vocabulary': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The store port is asynchronous for every engine, also where an engine has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // fastify.inject, router.navigate and the like return thenables that are handled elsewhere.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-syntax': ['error', ...bannedSyntax, bareForm],
      'no-restricted-imports': paths(),
      'no-restricted-globals': ['error', { name: 'localStorage', message: 'Read and write through client/state/storage.ts.' }],
      'no-duplicate-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['client/**/*.tsx', 'client/**/*.ts', 'tests/gallery/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'rizq/composed-keys': 'error',
      'rizq/wrapped-text': 'error',
    },
  },
  { files: ['server/**', 'schema/**', 'seed/**', 'scripts/**'], rules: { 'rizq/vocabulary': ['error', { comments: true }] } },
  { files: ['client/state/persistedVar.ts'], rules: { 'no-restricted-imports': paths('makeVar') } },
  { files: ['client/state/storage.ts'], rules: { 'no-restricted-globals': 'off' } },
  { files: ['client/ui/feedback/toast/**'], rules: { 'no-restricted-imports': paths('toast', 'toastUnstyled') } },
  { files: ['client/lib/pressedKey.ts'], rules: { 'rizq/composed-keys': 'off' } },
  { files: ['client/ui/forms/ScriptedForm.tsx'], rules: { 'no-restricted-syntax': ['error', ...bannedSyntax] } },
  { files: ['client/ui/forms/ActionForm.tsx'], rules: { 'no-restricted-imports': paths('form') } },
  { files: ['client/ui/navigation/AppLink.tsx'], rules: { 'no-restricted-imports': paths('link', 'linkCore') } },
  { files: ['scripts/**', 'seed/main.ts', 'seed/artwork/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
  { files: ['tests/**'], rules: { '@typescript-eslint/unbound-method': 'off', 'no-restricted-globals': 'off' } },
  // Default exports: required of config files, and of types for packages that have one.
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  { files: ['*.config.ts', '*.config.mjs', 'codegen.ts', '.dependency-cruiser.mjs'], rules: { 'no-restricted-syntax': 'off' } },
);
