import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vite';

/** The packages in German, of which the app has some in French. Default: English. */
const translated = [
  { find: /^@portal\/ui\/messages$/, replacement: join(import.meta.dirname, 'ui.fr.ts') },
  { find: /^@portal\/(\w+)\/messages$/, replacement: '@portal/$1/messages/de' },
];

export default defineConfig({
  html: { cspNonce: '__NONCE__' },
  // The modules of the packages import style sheets, which Node cannot.
  ssr: { noExternal: [/^@portal\//] },
  resolve: { alias: process.env.TRANSLATED ? translated : [] },
  build: {
    // Older browsers know no light-dark(), for which Vite would write other code.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
});
