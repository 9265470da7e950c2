import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from './messages/messagesPlugin.ts';
import { cascadeLayers, css, dataModules } from './vite.config.ts';

/** `npm run gallery`: component gallery of the design system in all states; for developers, in no build of the marketplace. */
export default defineConfig({
  root: 'tests/gallery',
  // Separate from the cache of `npm run dev`, which has other files.
  cacheDir: '../../node_modules/.vite-gallery',
  plugins: [cascadeLayers, messagesPlugin(), dataModules, react()],
  css,
  publicDir: '../../client/public',
  server: { port: 4100 },
  build: { target: 'es2022', copyPublicDir: false, emptyOutDir: true, reportCompressedSize: false },
});
