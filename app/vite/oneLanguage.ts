import type { Plugin } from 'vite';

/** The file of a message compiled by Paraglide, with the function of one language only. Throws if it has no such function. */
export function messageIn(locale: string, code: string): string {
  const [, name] = /^export const (\w+) =/m.exec(code) ?? [];
  const [, written] =
    new RegExp(`^const ${locale}_${name} = ([\\s\\S]*?^};)`, 'm').exec(code) ?? [];
  if (!name || !written) throw new Error(`No message in ${locale} in:\n${code}`);
  const registry = /^import \* as registry .*$/m.exec(written.includes('registry.') ? code : '');
  return `${registry?.[0] ?? ''}\n/* @__NO_SIDE_EFFECTS__ */ export const ${name} = ${written}\n`;
}

/** Builds the page for one language: the messages of others, and the choice between them, are left out. */
export const oneLanguage = (locale: string): Plugin => ({
  name: 'portal:one-language',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/i18n\/messages\/(?!_)\w+\.js$/ },
    handler: (code) => ({ code: messageIn(locale, code), map: null }),
  },
});
