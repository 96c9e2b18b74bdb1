import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './vite/chunks.ts';
import { fontNotice, noticesFile } from './vite/fontNotice.ts';
import { lateStyles } from './vite/lateStyles.ts';
import { oneLanguage } from './vite/oneLanguage.ts';
import { plainImport } from './vite/plainImport.ts';
import { securityPolicy } from './vite/policy.ts';
import { precompress } from './vite/precompress.ts';
import { prerender } from './vite/prerender.ts';
import { shorterPreloads } from './vite/shorterPreloads.ts';
import { smallerIcons, smallerRouter } from './vite/smallerLibraries.ts';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:4401';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // `npm run build` builds one portal for each language; development shows the one in this variable.
    oneLanguage(process.env.PORTAL_LANGUAGE ?? 'en'),
    vanillaExtractPlugin(),
    // Before `prerender`, whose pages no later plugin sees.
    securityPolicy(),
    prerender(),
    smallerRouter(),
    smallerIcons(),
    lateStyles(),
    plainImport(),
    shorterPreloads(),
    chunks(),
    fontNotice(),
    precompress(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  // A lower target would rewrite light-dark() in custom properties.
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    license: { fileName: noticesFile },
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
});
