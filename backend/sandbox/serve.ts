import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { dayWords } from '../src/features/brand/money.ts';
import type { Sandbox } from './sandbox.ts';
import type { Store } from './store.ts';

/* The sandbox over HTTP: the provider's API below /v1, the page's script, invoices and receipts below /sandbox. */

const SCRIPT = '/sandbox/stripe.js';

/** The portal may frame its pages. */
const headers = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};

const paper = (title: string, lines: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1><p>This is a sandbox. No real money moves.</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></body></html>`;

const money = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;

const day = (seconds: number): string => dayWords(new Date(seconds * 1000));

const paperOf = (store: Store, kind: string, id: string): string | undefined => {
  const invoice = kind === 'invoices' ? store.get('invoice', id) : undefined;
  if (invoice) {
    const { number, created, amount_due: due, total, currency, status } = invoice;
    const lines = [day(created), money(total, currency)];
    if (total < 0) lines.push('Credit for the next invoices');
    else
      lines.push(
        ...(due < total ? [`${money(total - due, currency)} of it from credit`] : []),
        `${status}`,
      );
    return paper(`Invoice ${number}`, lines);
  }
  const paid = kind === 'receipts' ? store.get('charge', id) : undefined;
  if (!paid) return undefined;
  const back = paid.refunded ? ['Refunded'] : [];
  return paper('Receipt', [day(paid.created), money(paid.amount, paid.currency), ...back]);
};

const readPaper = async (sandbox: Sandbox, path: string): Promise<string | undefined> => {
  const [, kind, id = ''] = /^\/sandbox\/(invoices|receipts)\/(\w+)$/.exec(path) ?? [];
  return kind && sandbox.look((store) => paperOf(store, kind, id));
};

/** `defaultHeaders`: headers of every response of the backend. */
export const serveSandbox = (
  sandbox: Sandbox,
  defaultHeaders: Readonly<Record<string, string>>,
): Core.MiddlewareHandler => {
  const script = readFileSync(join(import.meta.dirname, 'browser/stripe.js'), 'utf8');
  return async (ctx, next) => {
    const call = ctx.path.startsWith('/v1/') || ctx.path === '/sandbox/authenticate';
    if (!call && !ctx.path.startsWith('/sandbox/')) return next();
    ctx.set({ ...defaultHeaders, ...headers });
    if (call) {
      const text = ctx.method === 'POST' ? await readText(ctx.req) : ctx.querystring;
      const given = ctx.get('Authorization').replace(/^Bearer /, '');
      const { status, body } = await sandbox.response({
        method: ctx.method,
        path: ctx.path,
        text,
        key: given || (new URLSearchParams(text).get('key') ?? ''),
        idempotencyKey: ctx.get('Idempotency-Key') || undefined,
      });
      ctx.status = status;
      ctx.set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json' });
      ctx.body = body;
      return;
    }
    const isScript = ctx.path === SCRIPT;
    const file = isScript ? script : await readPaper(sandbox, ctx.path);
    ctx.status = file === undefined ? 404 : 200;
    ctx.type = `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`;
    ctx.body = file ?? '';
  };
};
