import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './vite/compileAhead.ts';
import { iconParts } from './vite/iconParts.ts';
import { securityPolicy } from './vite/policy.ts';
import { precompress } from './vite/precompress.ts';
import { prerender } from './vite/prerender.ts';
import { routerParts } from './vite/routerParts.ts';
import { shortName } from './vite/shortName.ts';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:4401';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortName : 'debug' }),
    // Before the pages it is for: what answers them asks nobody after it.
    securityPolicy(),
    prerender(),
    routerParts(),
    iconParts(),
    compileAhead(),
    precompress(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  // A custom property holds light-dark(), which a lower target would rewrite.
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: backend },
      '/uploads': { target: backend },
      // The sandbox of the card provider.
      '/sandbox': { target: backend },
      '/v1': { target: backend },
    },
  },
}));
