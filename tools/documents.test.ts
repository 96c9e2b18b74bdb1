import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', 'backend/*.md', 'backend/sandbox/*.md'], {
  cwd: root,
});
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const withoutCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, '');

/** The anchors that GitHub generates for headings. */
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link in a document has a target', () => {
  const broken = documents.flatMap((path) =>
    [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, image]) => link ?? image ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : join(dirname(path), file);
        if (!existsSync(join(root, target))) return true;
        return anchor !== undefined && !anchorsOf(target).includes(anchor);
      })
      .map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** Folders to which paths in a document may be relative. */
const starts = [
  '',
  'packages',
  'packages/ui/src',
  'packages/ui/src/components',
  'packages/ui/src/patterns',
  'packages/data/src',
  'packages/testing/src',
  'packages/forms/src',
  'app/src',
  'app/src/routes',
  'backend',
  'backend/src',
];
const written = /`((?:[\w.@-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|md|json))(?::\d+)?`/g;

test('every file that a document names exists', () => {
  const missing = documents.flatMap((path) =>
    [...read(path).matchAll(written)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(node_modules|\.|DATA_DIR)\//.test(name) && !/\b(Name|x|X)\b/.test(name))
      .filter((name) => !starts.some((start) => existsSync(join(root, start, name))))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const scripts = ['package.json', 'backend/package.json'].flatMap((path) =>
    Object.keys(JSON.parse(read(path)).scripts),
  );
  const unknown = documents.flatMap((path) =>
    [...read(path).matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
