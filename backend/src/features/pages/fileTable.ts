import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const MIME: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface StoredFile {
  mime: string;
  etag: string;
  /** The name has a hash of the content, so it may be cached forever. */
  immutable: boolean;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

export interface FileTable {
  /** By request path; other paths cannot reach the disk. */
  files: ReadonlyMap<string, StoredFile>;
  /** HTML by its path in the build (`index.html`, `auth/login.html`), with the placeholder of the nonce. */
  pages: ReadonlyMap<string, string>;
}

const namesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
        .map((path) => path.replaceAll('\\', '/'))
    : [];

/** A file whose path has a hash of its content. */
export const fileOf = (identity: Buffer, mime: string, immutable = true): StoredFile => ({
  mime,
  etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  immutable,
  bodies: { identity },
});

/** Reads a build once at start, so that no request searches the disk. */
export const readFileTable = (folder: string): FileTable => {
  const names = namesBelow(folder);
  const known = new Set(names);
  const files = new Map<string, StoredFile>();
  const pages = new Map<string, string>();
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  for (const name of names) {
    const extension = extname(name);
    const isNeighbour =
      ['.br', '.gz'].includes(extension) && known.has(name.slice(0, -extension.length));
    if (isNeighbour || name.split('/').some((part) => part.startsWith('.'))) continue;
    if (extension === '.html') {
      pages.set(name, read(name).toString('utf8'));
      continue;
    }
    const mime = MIME[extension] ?? 'application/octet-stream';
    const file = fileOf(read(name), mime, name.startsWith('assets/'));
    files.set(`/${name}`, {
      ...file,
      bodies: {
        ...file.bodies,
        ...(known.has(`${name}.br`) ? { br: read(`${name}.br`) } : {}),
        ...(known.has(`${name}.gz`) ? { gzip: read(`${name}.gz`) } : {}),
      },
    });
  }
  return { files, pages };
};
