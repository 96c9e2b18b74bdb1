// Builds the floors and the lab and serves them with brotli, as the product does.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** @returns {Promise<{ url: string, close: () => void }>} */
export async function serveLab() {
  const root = join(import.meta.dirname, '..');
  const outDir = mkdtempSync(join(tmpdir(), 'portal-lab-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['floors/static.html', 'floors/react.html', 'lab/lab.html'].map((file) =>
          join(root, file),
        ),
      },
    },
  });
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://lab').pathname);
    const type = types[extname(path)];
    try {
      const body = packed.get(path) ?? brotliCompressSync(readFileSync(join(outDir, path)));
      packed.set(path, body);
      response.setHeader('Content-Encoding', 'br');
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
