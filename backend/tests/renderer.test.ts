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
  const render = createRenderer(dist, () => undefined);
  expect(await answered(render('de/index.html', root, page, 60_000))).toEqual({
    page,
    lang: 'en-NZ',
    brand: `{"names":"Tui & <Co'"}`,
  });
  const other = root.replace('Tui', 'Kea');
  const { brand } = await answered(render('de/index.html', other, page, 60_000));
  expect(brand).toContain('Kea');
});

it('renders nothing without a renderer in the build, or when it takes too long', async () => {
  const errors: unknown[] = [];
  const render = createRenderer(dist, (error) => errors.push(error));
  expect(await render('index.html', root, page, 60_000)).toBeUndefined();
  build('return page.phone ? new Promise(() => undefined) : { html: "1" };');
  expect(await render('index.html', root, page, 60_000)).toEqual({ html: '1' });
  const slow = { ...page, phone: true };
  for (let count = 0; count < 8; count += 1)
    expect(await render('index.html', root, slow, 1)).toBeUndefined();
  // The thread has eight pages, so another does not wait for it.
  expect(await render('index.html', root, page, 60_000)).toBeUndefined();
  expect(errors).toEqual([]);
});

it('reports the error of a page and renders others', async () => {
  build('if (page.phone) throw new Error(page.address); return { html: "1" };');
  const errors: string[] = [];
  const render = createRenderer(dist, (error) => errors.push(String(error)));
  expect(await render('index.html', root, { ...page, phone: true }, 60_000)).toBeUndefined();
  expect(errors).toEqual(['Error: /apps/active']);
  expect(await render('index.html', root, page, 60_000)).toEqual({ html: '1' });
});

it('reports the error of a thread once and renders nothing for a while', async () => {
  build('}; throw new Error("thread"); {');
  const errors: string[] = [];
  const render = createRenderer(dist, (error) => errors.push(String(error)));
  for (const _ of [1, 2, 3]) expect(await render('index.html', root, page, 60_000)).toBeUndefined();
  expect(errors).toEqual(['Error: thread']);
});
