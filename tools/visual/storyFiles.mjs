import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { root } from '../lib/runtime.mjs';

const title = /^const meta\b[\s\S]*?^ {2}title: '([^']+)'/m;

/**
 * The files whose stories may have an id with one of the parts.
 * @param {readonly string[]} parts such as `components-button` or `components-button--tones`
 */
export const storyFilesOf = (parts) =>
  globSync('{packages/*/src,app/src,.storybook/docs}/**/*.stories.tsx', { cwd: root }).filter(
    (file) => {
      const id = sanitize(title.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '');
      return parts.some((part) => id.includes(part.split('--')[0] ?? '') || part.startsWith(id));
    },
  );
