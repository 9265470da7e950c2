import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** GraphiQL page as a build of its own: it is big, rarely changes, and must not affect the chunks of the marketplace. */
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
      // GraphiQL labels its icons with function names.
      output: { keepNames: true },
      // Directives of React Compiler in a library have no effect once bundled.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
