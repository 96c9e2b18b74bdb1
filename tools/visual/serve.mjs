import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves a folder on this machine only. @param {string} folder @returns {Promise<{ url: string, close(): void }>} */
export function serve(folder) {
  const server = createServer((request, response) => {
    const path = join(
      folder,
      normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)),
    );
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile())
      return response.writeHead(404).end();
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    createReadStream(path).pipe(response);
  });
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      ready({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
