import { answerHeaders } from '../pages/headers.ts';
import { dayWords } from '../payments/money.ts';
import type { Context, Next } from '../registry.ts';
import { settings } from '../settings.ts';
import { readOutbox } from './outbox.ts';

const PATH = '/_outbox';
const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Letters carry codes, so they are shown to the machine itself, under its own name, and never in production. */
const mayRead = (ctx: Context): boolean =>
  !settings.production &&
  settings.mail.smtpUrl === '' &&
  HERE.includes(ctx.req.socket.remoteAddress ?? '') &&
  ['localhost', '127.0.0.1', '[::1]'].includes(ctx.hostname);

const page = (list: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Letters · Customer portal</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body{font:15px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#f8f7f5;color:#1d1c19}
article{background:#fff;border:1px solid #e5e3de;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1rem;margin:0}p{margin:.25rem 0;color:#5c5b55}a{color:#0a6352}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}
iframe{width:100%;height:32rem;border:1px solid #e5e3de;border-radius:8px;margin-top:.75rem}
</style></head><body><main><h1>Letters</h1>
<p>No mail server is set, so letters stay here. Newest first.</p>${list || '<p>Nobody has been written to yet.</p>'}</main></body></html>`;

const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

/** November 20th 2026, 09:41 UTC; what is no date stays as it was written. */
const when = (written: string): string => {
  const at = new Date(written);
  if (Number.isNaN(at.getTime())) return written;
  return `${dayWords(at)}, ${at.toISOString().slice(11, 16)} UTC`;
};

/** A page for the machine the portal is developed on: what people would find in their mailbox. */
export const outboxPage = async (ctx: Context, next: Next): Promise<void> => {
  if (ctx.path !== PATH || ctx.method !== 'GET' || !mayRead(ctx)) return next();
  const letters = await readOutbox(settings.outboxDir);
  const list = letters.map(
    ({ to, subject, text, html, written }) =>
      `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)} · ${escaped(when(written))}</p><pre>${linked(text)}</pre><details><summary>As HTML</summary><iframe sandbox srcdoc="${escaped(html)}" title="${escaped(subject)}"></iframe></details></article>`,
  );
  ctx.set({
    ...answerHeaders(settings),
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  });
  ctx.type = 'html';
  ctx.body = page(list.join(''));
};
