// Serves a site over HTTP/2, as a reverse proxy does for the product: some files, and everything else from a backend.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cert-'));
  try {
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', ['req', ...kind, ...name, ...files], { stdio: 'ignore' });
    const [key, cert] = ['key.pem', 'cert.pem'].map((file) => readFileSync(join(folder, file)));
    return { key, cert };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {ReturnType<typeof createCertificate> | undefined} */
let certificate;
const localhost = () => (certificate ??= createCertificate());

/** Makes the browser trust the certificate: after a certificate error it would not cache. */
export function trustArguments() {
  const { publicKey } = new X509Certificate(localhost().cert ?? '');
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return [
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
  ];
}

/** HTTP/2 has no headers about the connection. */
const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);
const forwarded = (/** @type {import('node:http').IncomingHttpHeaders} */ headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !perConnection.has(name)),
  );

/**
 * @param {object} site
 * @param {string} [site.backend] URL that gets all requests without a file.
 * @param {string} [site.folder] Folder of the files, which are sent with brotli.
 * @param {Record<string, string>} [site.pages] Files by path, for pages with another path than their file's.
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFront({ backend, folder, pages = {} }) {
  const agent = new Agent({ keepAlive: true });
  /** @type {Map<string, Buffer>} Compressed before the first request, like the files of the product. */
  const files = new Map();
  if (folder)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).replaceAll('\\', '/')}`;
      if (entry.isFile()) files.set(path, brotliCompressSync(readFileSync(file)));
    }
  const server = createSecureServer({ ...localhost(), allowHTTP1: true }, (asked, response) => {
    const { pathname } = new URL(asked.url, 'https://localhost');
    const name = pages[pathname] ?? pathname;
    const file = asked.method === 'GET' ? files.get(name) : undefined;
    if (file || !backend) {
      response.writeHead(file ? 200 : 404, {
        'content-type': `${types[extname(name)] ?? 'application/octet-stream'}; charset=utf-8`,
        'cache-control': name.endsWith('.html')
          ? 'no-store'
          : 'public, max-age=31536000, immutable',
        ...(file ? { 'content-encoding': 'br' } : {}),
      });
      response.end(file);
      return;
    }
    const host = String(asked.headers[':authority'] ?? asked.headers.host);
    const call = request(
      `${backend}${asked.url}`,
      { agent, method: asked.method, headers: { ...forwarded(asked.headers), host } },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, forwarded(upstream.headers));
        upstream.pipe(response);
      },
    );
    call.on('error', () => response.destroy());
    asked.pipe(call);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const address = server.address();
  return {
    url: `https://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      server.close();
      agent.destroy();
    },
  };
}
