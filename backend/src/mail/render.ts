import type { Words } from './emails.ts';

interface Rendered {
  subject: string;
  text: string;
  html: string;
}

const SIGNATURE = 'Customer portal';

/** Inline styles, because mail programs ignore style sheets. The colours are those of the light theme. */
const look = {
  ground: 'margin:0;padding:24px 12px;background:#f8f7f5',
  card: 'max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e5e3de;border-radius:12px',
  head: 'padding:20px 28px;background:#0a3d34;border-radius:11px 11px 0 0;font:600 15px/20px Inter,Arial,sans-serif;color:#ffffff',
  body: 'padding:28px;font:400 15px/24px Inter,Arial,sans-serif;color:#1d1c19;overflow-wrap:anywhere',
  title: 'margin:0 0 16px;font:600 20px/28px Inter,Arial,sans-serif;color:#1d1c19',
  line: 'margin:0 0 16px',
  quote:
    'margin:0 0 16px;padding:12px 16px;background:#f1f0ed;border-radius:8px;white-space:pre-line',
  action:
    'display:inline-block;padding:12px 20px;background:#0c6857;border-radius:8px;font-weight:600;color:#ffffff;text-decoration:none',
  remark: 'margin:16px 0 0;font-size:13px;line-height:20px;color:#5c5b55',
  address: 'color:#0a6352',
} as const;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** A line break in a name would start another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters.
const oneLine = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

const greeting = (name: string | null): string => `Kia ora${name ? ` ${oneLine(name)}` : ''},`;

const asText = ({ name, lines, quote, action, remarks = [] }: Words): string =>
  [
    greeting(name),
    ...lines,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...remarks,
    SIGNATURE,
  ].join('\n\n');

const element = (tag: string, style: keyof typeof look, text: string): string =>
  `<${tag} style="${look[style]}">${escaped(text)}</${tag}>`;

const asHtml = ({ subject, name, lines, quote, action, remarks = [] }: Words): string => {
  const href = action && escaped(action.href);
  const parts = [
    element('h1', 'title', oneLine(subject)),
    element('p', 'line', greeting(name)),
    ...lines.map((line) => element('p', 'line', line)),
    ...(quote ? [element('blockquote', 'quote', quote)] : []),
    ...(action ? [`<a href="${href}" style="${look.action}">${escaped(action.label)}</a>`] : []),
    ...remarks.map((remark) => element('p', 'remark', remark)),
    ...(action
      ? [
          `<p style="${look.remark}">If the button doesn’t work, open this link:<br><a href="${href}" style="${look.address}">${href}</a></p>`,
        ]
      : []),
  ];
  return [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escaped(oneLine(subject))}</title></head><body style="${look.ground}">`,
    `<div style="${look.card}"><div style="${look.head}">${SIGNATURE}</div>`,
    `<div style="${look.body}">${parts.join('')}</div></div></body></html>`,
  ].join('');
};

export const render = (words: Words): Rendered => ({
  subject: oneLine(words.subject),
  text: asText(words),
  html: asHtml(words),
});
