import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import postcssCustomMedia from 'postcss-custom-media';
import { defaultClientConditions, defineConfig, type BuildEnvironmentOptions, type CSSOptions, type Plugin } from 'vite';
import { workerPlugin } from './scripts/workerPlugin.ts';
import { messagesPlugin } from './messages/messagesPlugin.ts';
import { serverCatalogs } from './messages/serverCatalogs.ts';
import { seedFiles } from './seed/seedFiles.ts';
import { synonymGroups } from './server/search/text/synonyms.ts';

const browser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: false,
  rolldownOptions: {
    input: { 'entry-client': 'client/entry-client.tsx', 'entry-head': 'client/entry-head.ts', 'web-fonts': 'client/styles/webFonts.css' },
    // Few large chunks for modules that many pages share: a small one costs a request and compresses badly.
    output: {
      // Pages are named by their folder: `faqPage`.
      chunkFileNames: ({ name, facadeModuleId }) => {
        const [, kind] = /(\w+)\/page\.tsx$/.exec(facadeModuleId ?? '') ?? [];
        return `assets/${kind ? `${kind}Page` : name}-[hash].js`;
      },
      codeSplitting: {
        groups: [
          // Without the code of forms, which would bring its libraries to pages without one.
          {
            name: 'shared',
            test: /\/(?:client|schema)\/(?!ui\/forms|graphql\/formAction|features\/(?:forms|vendorConsole)|rules\/(?:inputs|vendor))/,
            minShareCount: 9,
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

/** Server modules that read data from files; the build inlines their values. */
const READ_AT_BUILD: Readonly<Record<string, object>> = {
  'messages/serverCatalogs.ts': { serverCatalogs },
  'seed/seedFiles.ts': { seedFiles },
  'server/search/text/synonyms.ts': { synonymGroups },
};

export const dataModules: Plugin = {
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
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [cascadeLayers, messagesPlugin(), dataModules, react(), workerPlugin()],
  css,
  // RxJS in today's JavaScript instead of ES5.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  // Pictures are served from their source folder: nothing is copied.
  publicDir: false,
  build: isSsrBuild ? server : browser,
}));
