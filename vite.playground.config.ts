import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** GraphiQL's page, a build of its own: it is big, hardly ever changes, and must not shape the shop's files. */
export default defineConfig({
  base: '/playground/',
  plugins: [react()],
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: 'dist/playground',
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { playground: 'client/playground/index.html' },
      // GraphiQL labels its icons with the names of its functions.
      output: { keepNames: true },
      // React Compiler's marker in a library means nothing once it is bundled.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
