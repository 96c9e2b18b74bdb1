import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The notices of the bundled packages, in the folder of the build. */
export const noticesFile = 'third-party-notices.txt';

const font = '@fontsource-variable/inter';

/** Appends the license of the font to the notices: Vite lists packages with JavaScript only. */
export function fontNotice(): Plugin {
  return {
    name: 'portal:font-notice',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const notices = bundle[noticesFile];
        if (notices?.type !== 'asset') this.error(`The build has no ${noticesFile}.`);
        const folder = join(fileURLToPath(import.meta.resolve(`${font}/package.json`)), '..');
        const license = await readFile(join(folder, 'LICENSE'), 'utf8');
        notices.source = `${notices.source}\n## ${font} (OFL-1.1)\n\n${license.trim()}\n`;
      },
    },
  };
}
