import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstPaintCss, usedCss } from './usedCss.ts';

/** What the prerender entry (src/auth/prerender.tsx) exports. */
export interface PrerenderEntry {
  pages: readonly {
    path: string;
    title: string;
    entry: string;
    /** What its address may announce; the page is made once more for each, with the news in it. */
    messages: readonly string[];
  }[];
  render(path: string, message?: string): Promise<string>;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The page whose entry stands in auth.html. */
export const firstEntry = 'src/auth/entries/signIn.ts';

const inlineStyle = /\sstyle="/;

/** The root says which news are in the markup, for the scripts to begin with the same. */
export const fill = (template: string, title: string, html: string, message = '') =>
  template
    .replace(/>\s+</g, '><')
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    .replace('<div id="root">', message ? `<div id="root" data-message="${message}">` : '$&')
    .replace('<!--page-->', () => html);

/** The page with the scripts of another entry, all asked for at once. */
const withScripts = (template: string, [main, ...others]: readonly string[]) =>
  template
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/(<script type="module"[^>]* src=")[^"]+("[^>]*><\/script>)/, (_all, open, close) =>
      [
        `${open}/${main}${close}`,
        ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ].join(''),
    );

/** The scripts that are loaded with these entries. */
function scriptsOf(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  entries.forEach(walk);
  return [...seen];
}

/**
 * Puts the styles of what is on the page into it, so that it paints from its first answer. The whole sheet follows after the
 * content, where it holds nothing up but the scripts: whatever they show later has its styles by then.
 */
async function inlineCss(dist: string, html: string): Promise<string> {
  const [link = '', href = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? [];
  const values = html.matchAll(/="([\w -]+)"/g);
  const names = new Set([...values].flatMap(([, value = '']) => value.split(' ')));
  const used = usedCss(await readFile(join(dist, href), 'utf8'), (name) => names.has(name));
  const css = firstPaintCss(used);
  return html
    .replace(link, () => `<style nonce="__CSP_NONCE__">${css}</style>`)
    .replace('</body>', () => `${link}</body>`);
}

/** Where a page lies in the build: `auth/login.html`, with news in it `auth/login.signed-out.html`. */
export const fileOf = (path: string, message: string) =>
  `${path.slice(1)}${message && `.${message}`}.html`;

/** The portal's first scripts, in a file of its own: the page only names it. */
async function writeList(dist: string, files: readonly string[]): Promise<string> {
  const text = JSON.stringify(files.map((file) => `/${file}`));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `assets/first-${hash}.json`;
  await writeFile(join(dist, name), text);
  return name;
}

export async function writePages(root: string, dist: string) {
  const compiled = pathToFileURL(join(root, 'node_modules/.prerender/entry.mjs')).href;
  const { pages, render } = (await import(compiled)) as PrerenderEntry;
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const portal = scriptsOf(manifest, ['index.html', 'src/start.tsx']);
  const index = join(dist, 'index.html');
  await writeFile(index, withScripts(await readFile(index, 'utf8'), portal));
  const list = await writeList(dist, portal);
  const template = (await readFile(join(dist, 'auth.html'), 'utf8')).replace(/^\s+/gm, '');
  const meta = `<meta name="portal-files" content="/${list}" />`;
  for (const { path, title, entry, messages } of pages) {
    const scripts = scriptsOf(manifest, [entry === firstEntry ? 'auth.html' : entry]);
    for (const message of ['', ...messages]) {
      const html = await render(path, message);
      if (inlineStyle.test(html))
        throw new Error(`${path} carries a style attribute, which the security policy refuses.`);
      const file = join(dist, fileOf(path, message));
      const whole = fill(withScripts(template, scripts), title, html, message);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(
        file,
        (await inlineCss(dist, whole)).replace('</head>', () => `${meta}</head>`),
      );
    }
  }
  await rm(join(dist, 'auth.html'));
}
