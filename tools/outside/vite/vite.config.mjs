import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vite';

/** The language of the packages: German has its own texts, French those of this app. Default: English. */
const texts = {
  de: [{ find: /^@portal\/(\w+)\/messages$/, replacement: '@portal/$1/messages/de' }],
  fr: [{ find: /^@portal\/ui\/messages$/, replacement: join(import.meta.dirname, 'ui.fr.ts') }],
};

export default defineConfig({
  html: { cspNonce: '__NONCE__' },
  resolve: { alias: texts[process.env.TEXTS] ?? [] },
  build: {
    // Older browsers know no light-dark(), for which Vite would write other code.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
});
