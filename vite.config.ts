import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import postcssCustomMedia from 'postcss-custom-media';
import {
  defaultClientConditions,
  defineConfig,
  type Alias,
  type BuildEnvironmentOptions,
  type CSSOptions,
  type Plugin,
  type Rolldown,
} from 'vite';
import { workerPlugin } from './scripts/workerPlugin.ts';
import { messagesPlugin } from './messages/messagesPlugin.ts';
import { isForShopping } from './schema/rules/shoppingPages.ts';
import { seedFiles } from './seed/seedFiles.ts';
import { synonymGroups } from './server/search/text/synonyms.ts';

/** A module and its direct and indirect importers. */
function importersOf(id: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([id]);
  for (const module of found) graph.getModuleInfo(module)?.importers.forEach((importer) => found.add(importer));
  return found;
}

/** Chunk of a module that many pages share; null leaves it to the bundler. */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const importers = [...importersOf(id, graph)];
  const isForPage = (module: string) => isForShopping(/\/client\/pages\/(\w+)\//.exec(module)?.[1] ?? '');
  if (importers.some((module) => isForPage(module) || module.endsWith('/client/entry-client.tsx'))) return 'shared';
  // Every shopper loads these: in the chunk `members` they would come with the modules of members, sellers and forms.
  return importers.some((module) => /\/client\/layout\/(?:laterParts|lazyParts)\.ts$/.test(module)) ? null : 'members';
}

/** Chunk group of modules that at least nine entries share. */
const MANY = { test: /\/(client|schema)\//, minShareCount: 9, minSize: 0 };

/** Pages whose files are all preloaded on navigation. Others preload only their styles, to keep the list short that every page carries. */
const PRELOADED = /\/(HomePage|FashionHomePage|ListingPage|ProductPage|CartPage|CheckoutPage|AuthPage|lazyParts)-/;

const browser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false, resolveDependencies: (file, files) => (PRELOADED.test(file) ? files : []) },
  rolldownOptions: {
    input: { 'entry-client': 'client/entry-client.tsx', 'entry-head': 'client/entry-head.ts', 'web-fonts': 'client/styles/webFonts.css' },
    // Constants of other modules, such as class names, are inlined.
    optimization: { inlineConst: { mode: 'all', pass: 1 } },
    // Few large chunks for shared modules: a small one costs a request and compresses badly.
    output: {
      codeSplitting: {
        minSize: 6000,
        groups: [
          // First, and with its dependencies. The chunk `members` excludes them, since shopping pages need some of them.
          { ...MANY, name: (id, graph) => (fileOf(id, graph) === 'shared' ? 'shared' : null), debugName: 'shared', priority: 1 },
          {
            ...MANY,
            name: (id, graph) => (fileOf(id, graph) === 'members' ? 'members' : null),
            debugName: 'members',
            includeDependenciesRecursively: false,
          },
        ],
      },
    },
  },
};

const server: BuildEnvironmentOptions = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node20',
  rolldownOptions: {
    input: { main: 'server/main.ts' },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

/** Smaller files of packages whose default entry points are development or oldest files; for the browser build only. */
const smallest: { alias: Alias[]; conditions: string[] } = {
  alias: [
    { find: /^react-router$/, replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)) },
    {
      find: /^react-router\/dom$/,
      replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/dom-export.mjs', import.meta.url)),
    },
  ],
  conditions: ['es2015', ...defaultClientConditions],
};

const LAYERS = ['styles', 'ui', 'features', 'layout', 'pages'];
const BREAKPOINTS = readFileSync(new URL('client/styles/breakpoints.css', import.meta.url), 'utf8');

/** CSS options of every Vite configuration that builds stylesheets: custom media of `client/styles/breakpoints.css`, and class names. */
export const css: CSSOptions = {
  postcss: { plugins: [postcssCustomMedia()] },
  // Short class names with a hash of the file, since HTML and scripts repeat them.
  modules: { generateScopedName: (name, file) => `${name}_${shortHash(path.relative(import.meta.dirname, file))}` },
};

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}

/**
 * Puts each stylesheet into the cascade layer of its folder, so that pages can override the design system in any load order, and defines
 * the breakpoints for it.
 */
export const cascadeLayers: Plugin = {
  name: 'cascade-layers',
  enforce: 'pre',
  transform(code, id) {
    const layer = id.endsWith('.css') && LAYERS.find((name) => id.includes(`/client/${name}/`));
    return layer ? `${BREAKPOINTS}@layer ${LAYERS.join(', ')};\n@layer ${layer} {\n${code}\n}` : null;
  },
};

/** Namespace imports of CSS modules, so that the bundler inlines class names. Files that look names up dynamically import the object. */
const classNames: Plugin = {
  name: 'class-names',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform(code, id) {
    if (!id.endsWith('.tsx')) return null;
    return code.replace(/import (\w+) from ('[^']+\.module\.css')/g, (line, name: string, file: string) =>
      new RegExp(`\\b${name}\\[`).test(code) ? line : `import * as ${name} from ${file}`,
    );
  },
};

/** Keeps stylesheets whose class names are all inlined: Vite would drop them as unused. */
const usedStyles: Plugin = {
  name: 'used-styles',
  enforce: 'post',
  apply: classNames.apply,
  transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
};

/**
 * Development parts of React Router's production files: removes display names, which keep unused components in the bundle, and marks
 * `forwardRef` and warnings as pure.
 */
const developersParts: Plugin = {
  name: 'developers-parts',
  apply: classNames.apply,
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return null;
    return code
      .replace(/^\w+\.displayName = .*$/gm, '')
      .replace(/(?<== )(?=React\d*\.forwardRef\()|(?<=^ +)(?=warning(?:Once)?\()/gm, '/* @__PURE__ */ ');
  },
};

/** Reactive variables import two small modules of optimism instead of the whole package, which would load before hydration. */
const reactiveVariables: Plugin = {
  name: 'reactive-variables',
  apply: classNames.apply,
  transform(code, id) {
    if (!id.endsWith('/cache/inmemory/reactiveVars.js')) return null;
    const [dep, context] = ['dep', 'context'].map((name) => JSON.stringify(path.resolve(`node_modules/optimism/lib/${name}.js`)));
    return code.replace('import { dep, Slot } from "optimism";', `import { dep } from ${dep};import { Slot } from ${context};`);
  },
};

/** Server modules that read data from files; the build inlines their values. */
const READ_AT_BUILD: Readonly<Record<string, object>> = {
  'seed/seedFiles.ts': { seedFiles },
  'server/search/text/synonyms.ts': { synonymGroups },
};

const dataModules: Plugin = {
  name: 'data-modules',
  apply: 'build',
  load(id) {
    const values = READ_AT_BUILD[path.relative(import.meta.dirname, id).replaceAll(path.sep, '/')];
    if (values === undefined) return null;
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
      .join('\n');
  },
};

/** Two builds: the browser files with a manifest, and (`--ssr`) the server with the client's renderer. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    cascadeLayers,
    classNames,
    usedStyles,
    developersParts,
    reactiveVariables,
    messagesPlugin(),
    dataModules,
    react(),
    workerPlugin(),
  ],
  css,
  resolve: command === 'build' && !isSsrBuild ? smallest : {},
  // Pictures are served from their source folder: nothing is copied.
  publicDir: false,
  build: isSsrBuild ? server : browser,
}));
