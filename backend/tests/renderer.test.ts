import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRenderer } from '../src/features/pages/index.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'portal-renderer-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const root = 'lang="en-NZ" data-brand="{&quot;names&quot;:&quot;Tui &amp; &lt;Co&#39;&quot;}"';
const page = { address: '/apps/active', phone: false, theme: 'dark', data: '{"a":1}' };

/** A build whose renderer has this body, in the folder of a language. */
const build = (body: string, folder = '') => {
  mkdirSync(join(dist, folder, '.server'), { recursive: true });
  writeFileSync(
    join(dist, folder, '.server/first.mjs'),
    `export async function render(page) { ${body} }`,
  );
};

const answered = async (answer: Promise<{ html: string } | undefined>) =>
  JSON.parse((await answer)?.html ?? 'null');

it('renders with the page and the attributes of the root element', async () => {
  build(
    `const { lang, dataset } = document.documentElement;
     return { html: JSON.stringify({ page, lang, brand: dataset.brand }), css: '', media: 'all' };`,
    'de',
  );
  const render = createRenderer(dist, { wait: 60_000, report: () => undefined });
  expect(await answered(render('de/index.html', root, page))).toEqual({
    page,
    lang: 'en-NZ',
    brand: `{"names":"Tui & <Co'"}`,
  });
  const other = root.replace('Tui', 'Kea');
  const { brand } = await answered(render('de/index.html', other, page));
  expect(brand).toContain('Kea');
});

it('renders nothing without a renderer in the build, or when it takes too long', async () => {
  const errors: unknown[] = [];
  const render = createRenderer(dist, { wait: 50, report: (error) => errors.push(error) });
  expect(await render('index.html', root, page)).toBeUndefined();
  build('await new Promise(() => undefined);');
  expect(await render('index.html', root, page)).toBeUndefined();
  expect(errors).toEqual([]);
});

it('reports an error once and renders nothing for a while', async () => {
  build('throw new Error(page.address);');
  const errors: string[] = [];
  const render = createRenderer(dist, {
    wait: 60_000,
    report: (error) => errors.push(String(error)),
  });
  expect(await render('index.html', root, page)).toBeUndefined();
  expect(errors).toEqual(['Error: /apps/active']);
  for (const _ of [1, 2]) expect(await render('index.html', root, page)).toBeUndefined();
  expect(errors).toHaveLength(1);
});
