import { expect, test } from 'vitest';
import { catalogueModules } from './lib/catalogueModules.mjs';

test('a catalogue leads to the modules of its package that use one of its texts', () => {
  const catalogues = [
    { path: 'packages/ui/messages/de/components.json', texts: { components_close: 'Schließen' } },
    { path: 'app/messages/de/shell.json', texts: { components_close: 'Zu', shell_new: 'NEU' } },
  ];
  const sources = [
    { path: 'packages/ui/src/components/Dialog/Dialog.tsx', code: 'label={m.components_close()}' },
    { path: 'packages/ui/src/components/Card/Card.tsx', code: 'label={m.components_closed()}' },
    { path: 'app/src/shell/menu.ts', code: 'm.shell_new()' },
  ];
  expect(catalogueModules(catalogues, sources)).toEqual([
    {
      id: './packages/ui/messages/de/components.json',
      name: './packages/ui/messages/de/components.json',
      reasons: [{ moduleName: './packages/ui/src/components/Dialog/Dialog.tsx' }],
    },
    {
      id: './app/messages/de/shell.json',
      name: './app/messages/de/shell.json',
      reasons: [{ moduleName: './app/src/shell/menu.ts' }],
    },
  ]);
});
