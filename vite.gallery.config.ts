import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from './messages/messagesPlugin.ts';
import { cascadeLayers, css } from './vite.config.ts';

/** `npm run gallery`: the parts of the shop's design in all their states. A page for developers, in no build of the shop. */
export default defineConfig({
  root: 'tests/gallery',
  // Beside that of `npm run dev`, which knows other files.
  cacheDir: '../../node_modules/.vite-gallery',
  plugins: [cascadeLayers, messagesPlugin(), react()],
  css,
  publicDir: '../../client/public',
  server: { port: 4100 },
  build: { target: 'es2022', copyPublicDir: false, emptyOutDir: true, reportCompressedSize: false },
});
