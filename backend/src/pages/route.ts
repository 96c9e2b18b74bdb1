import type { FileTable } from './fileTable.ts';

/** What the rule needs to know of a request, and nothing more. */
export interface Asked {
  method: string;
  path: string;
  /** What the address announces (`?message=`). */
  message?: string | undefined;
  accept?: string | undefined;
  fetchMode?: string | undefined;
  hasAuthorization: boolean;
}

export type Verdict =
  | { kind: 'file'; name: string }
  | { kind: 'missing-file' }
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; name: string }
  | { kind: 'answer' };

const CALLS = ['/api', '/uploads', '/_health'];
const below = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

/**
 * `/auth/login` is the prerendered sign-in page; an address nobody knows below /auth is the registration. News that a
 * page was built with are in it from its first byte; the message only chooses among those files and is never written.
 */
const pageName = ({ path, message }: Asked, pages: FileTable['pages']): string => {
  if (!below(path, '/auth')) return 'index.html';
  const own = path.slice(1).replace(/\/+$/, '');
  const names = own.includes('.') ? [] : [`${own}.${message}.html`, `${own}.html`];
  return [...names, 'auth/registration.html'].find((name) => pages.has(name)) ?? 'index.html';
};

/**
 * One address serves people and programs: `/apps/1` is a page in the address bar and JSON in a fetch.
 * The first line that matches decides.
 */
export const decideRoute = (asked: Asked, table: FileTable): Verdict => {
  const { path } = asked;
  const reads = asked.method === 'GET' || asked.method === 'HEAD';
  if (reads && table.files.has(path)) return { kind: 'file', name: path };
  if (reads && path.startsWith('/assets/')) return { kind: 'missing-file' };
  if (!reads || CALLS.some((folder) => below(path, folder))) return { kind: 'answer' };
  if (asked.hasAuthorization) return { kind: 'answer' };
  const isPage =
    path === '/' ||
    (asked.fetchMode === undefined
      ? (asked.accept ?? '').includes('text/html')
      : asked.fetchMode === 'navigate');
  if (!isPage) return { kind: 'answer' };
  if (path === '/auth' || path === '/auth/') return { kind: 'redirect', to: '/auth/login' };
  return { kind: 'page', name: pageName(asked, table.pages) };
};
