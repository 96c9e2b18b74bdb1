// Builds the floors and the lab and serves them as the product is served: with brotli over HTTP/2.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveFront } from '../front.mjs';

/** @typedef {{ url: string, list: string, rendered: string, form: string, close: () => void }} Lab URLs; `list`, `rendered` and `form` are floors. */

const root = join(import.meta.dirname, '..');

/** Resolves the packages of lab and floors from another checkout. @param {string} checkout @returns {import('vite').Plugin} */
const packagesOf = (checkout) => ({
  name: 'packages-of-checkout',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.startsWith(root) || !/^[@a-z]/.test(source)) return null;
    return this.resolve(source, join(checkout, 'app/src/main.ts'), { skipSelf: true });
  },
});

/**
 * @param {object} [options]
 * @param {{ backend: string, pages: Awaited<ReturnType<typeof import('../capture.mjs').capture>> }} [options.product]
 * Needed for the floors of list and form.
 * @param {string} [options.checkout] Whose packages to use. Default: this one.
 * @returns {Promise<Lab>}
 */
export async function serveLab({ product, checkout } = {}) {
  const outDir = mkdtempSync(join(tmpdir(), 'portal-lab-'));
  const pages = [
    'floors/static',
    'floors/react',
    'floors/router',
    'floors/list',
    'floors/form',
    'lab/lab',
  ];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...(checkout ? [packagesOf(checkout)] : []),
      react(),
      vanillaExtractPlugin(),
      {
        name: 'captured',
        enforce: 'pre',
        transform: {
          filter: { id: /floors\/captured\.ts$/ },
          handler: (code) =>
            code.replace("'{}'", () =>
              JSON.stringify(JSON.stringify(product?.pages.captured ?? {})),
            ),
        },
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      // The product has a folder `assets`.
      assetsDir: 'floors',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
    },
  });
  const list = join(outDir, 'floors/list.html');
  const styles = product?.pages.styles ?? '';
  const styled = readFileSync(list, 'utf8').replace('<!-- styles -->', () => styles);
  writeFileSync(list, styled);
  const whole = product?.pages.markup ?? '';
  writeFileSync(
    join(outDir, 'floors/rendered.html'),
    styled.replace('<div id="root">', (open) => open + whole),
  );
  const site = (/** @type {string} */ floor) =>
    serveFront({
      folder: outDir,
      ...(product ? { backend: product.backend } : {}),
      pages: { '/apps/active': `/floors/${floor}.html`, '/apps/new': `/floors/${floor}.html` },
    });
  const sites = await Promise.all([
    serveFront({ folder: outDir }),
    site('list'),
    site('rendered'),
    site('form'),
  ]);
  const [lab, listFloor, renderedFloor, formFloor] = sites;
  return {
    url: lab.url,
    list: listFloor.url,
    rendered: renderedFloor.url,
    form: formFloor.url,
    close: () => {
      for (const each of sites) each.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
