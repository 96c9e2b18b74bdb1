import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from '@portal/domain';
import { isRecord } from '../../base/body.ts';
import { escaped } from '../../base/escaped.ts';
import { responseHeaders } from '../../base/headers.ts';
import type { Context, Next } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { inLanguage } from '../../base/texts.ts';
import { brandNow, dayWords } from '../brand/index.ts';
import { mailSettings } from './settings.ts';

const parts = ['kind', 'to', 'from', 'subject', 'text', 'html', 'written', 'messageId'] as const;

export type Email = Record<(typeof parts)[number], string> & {
  /** More headers. Default: none. */
  headers?: Record<string, string>;
};

const nameOf = ({ written, messageId }: Email): string =>
  `${written.replaceAll(':', '-')}-${/\.(\d+)@/.exec(messageId)?.[1] ?? '0'}.json`;

/** Without a mail server each email is written to a JSON file, for development and tests. */
export const createOutbox = (folder: string) => ({
  async send(email: Email): Promise<void> {
    const name = nameOf(email);
    const sent = new Date().toISOString();
    // Renamed when complete. A second attempt replaces the file.
    await writeFile(join(folder, `.${name}`), `${JSON.stringify({ sent, ...email }, null, 2)}\n`);
    await rename(join(folder, `.${name}`), join(folder, name));
  },
});

const MOST = 200;

/** The latest emails, newest first. */
const readOutbox = async (folder: string): Promise<Email[]> => {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.json$/.test(name));
  const newest = names.sort().reverse().slice(0, MOST);
  const emails = newest.map(async (name): Promise<Email[]> => {
    const found: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    if (!isRecord(found)) return [];
    const part = (name: (typeof parts)[number]) =>
      typeof found[name] === 'string' ? found[name] : '';
    return [recordOf(parts, part)];
  });
  return (await Promise.all(emails)).flat();
};

const PATH = '/_outbox';
const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Emails contain codes, so the page is only for requests from this machine to localhost, and never in production. */
const mayRead = (ctx: Context): boolean =>
  !settings.production &&
  mailSettings.smtpUrl === '' &&
  HERE.includes(ctx.req.socket.remoteAddress ?? '') &&
  ['localhost', '127.0.0.1', '[::1]'].includes(ctx.hostname);

const page = (list: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox · ${escaped(brandNow().brand.names.portal)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body{font:15px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#f8f7f5;color:#1d1c19}
article{background:#fff;border:1px solid #e5e3de;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1rem;margin:0}p{margin:.25rem 0;color:#5c5b55}a{color:#0a6352}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}
iframe{width:100%;height:32rem;border:1px solid #e5e3de;border-radius:8px;margin-top:.75rem}
</style></head><body><main><h1>Outbox</h1>
<p>No mail server is configured, so emails are kept here. Newest first.</p>${list || '<p>No emails yet.</p>'}</main></body></html>`;

const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

/** Such as November 20th 2026, 09:41 UTC. Invalid dates stay as they are. */
const when = (written: string): string => {
  const at = new Date(written);
  if (Number.isNaN(at.getTime())) return written;
  return `${inLanguage('en', () => dayWords(at))}, ${at.toISOString().slice(11, 16)} UTC`;
};

/** A page with the emails of the outbox, for development. */
export const outboxPage = async (ctx: Context, next: Next): Promise<void> => {
  if (ctx.path !== PATH || ctx.method !== 'GET' || !mayRead(ctx)) return next();
  const emails = await readOutbox(settings.outboxDir);
  const list = emails.map(
    ({ to, subject, text, html, written }) =>
      `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)} · ${escaped(when(written))}</p><pre>${linked(text)}</pre><details><summary>As HTML</summary><iframe sandbox srcdoc="${escaped(html)}" title="${escaped(subject)}"></iframe></details></article>`,
  );
  ctx.set({
    ...responseHeaders(settings),
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  });
  ctx.type = 'html';
  ctx.body = page(list.join(''));
};
