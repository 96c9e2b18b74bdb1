import { defineConfig } from 'vite';

export default defineConfig({
  html: { cspNonce: '__NONCE__' },
  build: {
    // Older browsers know no light-dark(), for which Vite would write other code.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
