// Loads every module of the backend, and prints where one reads a text while it loads, when its reader is not known.
import { globSync } from 'node:fs';
import { overwriteGetLocale as setDomainLocale } from '@portal/domain/internal/locale';
import { overwriteGetLocale } from '../src/i18n/runtime.js';

const watch = () => {
  const read = () => {
    console.log(new Error('A text is read while a module loads.').stack);
    return 'en';
  };
  setDomainLocale(read);
  overwriteGetLocale(read);
};

watch();
await import('@portal/domain');
// It sets the language of its own.
await import('../src/base/texts.ts');
watch();
const files = globSync('{base,features}/**/*.ts', {
  cwd: `${import.meta.dirname}/../src`,
  // Runs in a thread of its own, without texts.
  exclude: ['**/renderWorker.ts'],
});
for (const file of files) await import(`../src/${file}`);
console.log('loaded');
process.exit();
