import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pseudoMessages } from './pseudo.mjs';
import { root } from './runtime.mjs';
import { PlainError } from './say.mjs';

/*
 * Catalogues: `messages/<locale>/<area>.json` beside the sources that use them. Paraglide compiles each message to a function in
 * `src/i18n`, which is not committed.
 */

/** The packages with catalogues. */
export const owners = ['packages/forms', 'app'];

/** Of Paraglide's runtime only the locale is needed: pages are built for one, or have it in their `lang`. */
const runtime = `/** @typedef {string} LocalizedString */
/** @template Inputs, Options, Markup @typedef {unknown} MessageMetadata */

/** The language of the page, English in Node. */
export const getLocale = () => globalThis.document?.documentElement.lang || 'en';

/** Set by builds for one language. @type {string | undefined} */
export const experimentalStaticLocale = undefined;
`;

/** @param {string} text @param {string} file */
function parse(text, file) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlainError(`${file} is no valid JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/** Compiles the catalogues that have changed. Rejects with a `PlainError` that names an invalid file. */
export async function compileMessages() {
  for (const owner of owners) {
    const folder = join(root, owner, 'messages');
    const outdir = join(root, owner, 'src/i18n');
    const stamp = join(outdir, '.compiled');
    const hash = createHash('sha256');
    for (const input of [
      ...['tools/lib/messages.mjs', 'tools/lib/pseudo.mjs', 'package-lock.json'],
      join(owner, 'messages/project.inlang/settings.json'),
    ])
      hash.update(readFileSync(join(root, input)));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!en-XA)[\w-]+[/\\]\w+\.json$/.test(file))
      .sort();
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const [index, text] of texts.entries()) hash.update(`${files[index]}\n${text}`);
    const wanted = hash.digest('hex');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    files.forEach((file, index) => {
      const catalogue = parse(texts[index] ?? '', join(owner, 'messages', file));
      if (!file.startsWith(`en${sep}`)) return;
      const pseudo = join(folder, file.replace(/^en/, 'en-XA'));
      mkdirSync(dirname(pseudo), { recursive: true });
      writeFileSync(pseudo, JSON.stringify(pseudoMessages(catalogue), null, 2));
    });
    const { compile } = await import('@inlang/paraglide-js');
    await compile({
      project: join(folder, 'project.inlang'),
      outdir,
      outputStructure: 'message-modules',
      strategy: ['globalVariable', 'baseLocale'],
      emitReadme: false,
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      experimentalStaticLocale: 'undefined',
    });
    rmSync(join(outdir, 'server.js'));
    writeFileSync(join(outdir, 'runtime.js'), runtime);
    writeFileSync(stamp, wanted);
  }
}
