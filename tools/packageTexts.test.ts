import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { extractTexts } from './lib/packageTexts.mjs';

test('the texts of a package are in a module of each language', () => {
  const dist = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'schemas'));
  writeFileSync(join(dist, 'schemas/locale.js'), '');
  const files = {
    'days.js': "import * as m from '#messages';\nm.device_on({ browser, system });",
    'days.d.ts':
      'offline: (inputs?: m.Call_OfflineInputs, options?: {\n  locale?: "en";\n}) => string;',
  };
  for (const [file, code] of Object.entries(files))
    writeFileSync(join(dist, file), `import * as m from '#messages';\n${code}`);
  extractTexts('data', dist);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8').trim();
  expect(read('days.js')).toContain("import * as m from '@portal/data/messages';");
  expect(read('days.d.ts')).toContain("offline: typeof import('./i18n/en.js').call_offline;");
  expect(read('i18n/de.js')).toContain(
    "export const locale = 'de';\nexport * from './de/call_conflict.js';",
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
  expect(read('i18n/de/device_on.js')).toContain('`${i?.browser} unter ${i?.system}`');
  expect(read('i18n/en.d.ts')).toContain(
    '/** {browser} on {system} */\nexport declare const device_on: (values: { browser: unknown; system: unknown }) => string;',
  );
});
