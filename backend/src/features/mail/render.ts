import { linkParts, mailtoLink, namesOf, recordOf } from '@portal/domain';
import { escaped } from '../../base/escaped.ts';
import { withBdi } from '../../base/isolated.ts';
import { inLanguage, m } from '../../base/texts.ts';
import { type BrandInForce, brandNow, portalName } from '../brand/index.ts';
import type { Line } from './content.ts';
import type { Words } from './emails.ts';

interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** Inline styles, because mail programs ignore style sheets. The colours are those of the brand's light theme. */
const lookOf = ({ brand, theme }: BrandInForce) => {
  const font = `${escaped(brand.look.font ?? 'Inter')},Arial,sans-serif`;
  const corner = brand.look.radius ?? 8;
  const card = Math.round(corner * 1.5);
  // Within the border of the card.
  const inside = `${Math.max(card - 1, 0)}px`;
  const { accent, onAccent, accentText, stone, stoneText, ...greys } = recordOf(
    namesOf(theme.colors),
    (role) => theme.colors[role].light,
  );
  const { canvas, surface, sunken, border, text, textMuted } = greys;
  // The default head is whiter than its token.
  const headText = brand.look.accent || brand.look.panel ? stoneText : '#ffffff';
  return {
    ground: `margin:0;padding:24px 12px;background:${canvas}`,
    card: `max-width:560px;margin:0 auto;background:${surface};border:1px solid ${border};border-radius:${card}px`,
    head: `padding:20px 28px;background:${stone};border-radius:${inside} ${inside} 0 0;font:600 15px/20px ${font};color:${headText}`,
    body: `padding:28px;font:400 15px/24px ${font};color:${text};overflow-wrap:anywhere`,
    title: `margin:0 0 16px;font:600 20px/28px ${font};color:${text}`,
    line: 'margin:0 0 16px',
    quote: `margin:0 0 16px;padding:12px 16px;background:${sunken};border-radius:${corner}px;white-space:pre-line`,
    action: `display:inline-block;padding:12px 20px;background:${accent};border-radius:${corner}px;font-weight:600;color:${onAccent};text-decoration:none`,
    remark: `margin:16px 0 0;font-size:13px;line-height:20px;color:${textMuted}`,
    address: `color:${accentText}`,
  } as const;
};

/** A line break in a name would start another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters.
const oneLine = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

const greeting = (name: string | null): string =>
  m.greeting({ name: oneLine(name ?? ''), named: name ? 'yes' : 'no' });

interface FooterLink {
  label: string;
  href: string;
  /** In place of the label, where links have no text of their own. */
  text: string;
}

/** The address for help and the legal links of the brand. */
const footerOf = ({ brand: { supportEmail, legalLinks } }: BrandInForce): FooterLink[] => [
  ...(supportEmail
    ? [
        {
          label: supportEmail,
          href: mailtoLink(supportEmail),
          text: m.support({ email: supportEmail }),
        },
      ]
    : []),
  ...legalLinks.map(({ label, href }) => ({ label, href, text: `${label}: ${href}` })),
];

/** The lines, and the quote as the last one. */
const linesOf = ({ lines, quote }: Words): Line[] => [...lines, ...(quote ? [{ quote }] : [])];

const lineAsText = (line: Line): string => {
  if (typeof line === 'string') return line;
  if ('written' in line) return line.written;
  if ('quote' in line) return line.quote.replace(/^/gm, '> ');
  return [`• ${line.item}`, ...(line.href ? [`  ${line.href}`] : [])].join('\n');
};

const asText = (words: Words, now: BrandInForce): string => {
  const { name, action, remarks = [] } = words;
  return [
    greeting(name),
    ...linesOf(words).map(lineAsText),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...remarks,
    [portalName(), ...footerOf(now).map(({ text }) => text)].join('\n'),
  ].join('\n\n');
};

const asHtml = (words: Words, now: BrandInForce): string => {
  const { subject, name, language, action, remarks = [] } = words;
  const look = lookOf(now);
  const marked = (tag: string, style: keyof typeof look, html: string): string =>
    `<${tag} style="${look[style]}">${withBdi(html)}</${tag}>`;
  const element = (tag: string, style: keyof typeof look, text: string): string =>
    marked(tag, style, escaped(text));
  const linkTo = (href: string, html: string): string =>
    `<a href="${escaped(href)}" style="${look.address}">${html}</a>`;
  /** What a user wrote: web addresses are links, and all else is text. */
  const linked = (text: string): string =>
    linkParts(text)
      .map((part) => (part.href ? linkTo(part.href, escaped(part.text)) : escaped(part.text)))
      .join('');
  const line = (each: Line): string => {
    if (typeof each === 'string') return element('p', 'line', each);
    if ('quote' in each) return marked('blockquote', 'quote', linked(each.quote));
    if ('written' in each) return marked('p', 'line', linked(each.written));
    const { item, href } = each;
    if (!href) return element('p', 'line', `• ${item}`);
    return `<p style="${look.line}">• ${linkTo(href, withBdi(escaped(item)))}</p>`;
  };
  const footer = footerOf(now).map(({ label, href }) => linkTo(href, escaped(label)));
  const href = action && escaped(action.href);
  const parts = [
    element('h1', 'title', oneLine(subject)),
    element('p', 'line', greeting(name)),
    ...linesOf(words).map(line),
    ...(action ? [`<a href="${href}" style="${look.action}">${escaped(action.label)}</a>`] : []),
    ...remarks.map((remark) => element('p', 'remark', remark)),
    ...(action
      ? [
          `<p style="${look.remark}">${escaped(m.link_help())}<br><a href="${href}" style="${look.address}">${href}</a></p>`,
        ]
      : []),
    ...(footer.length > 0 ? [`<p style="${look.remark}">${footer.join(' · ')}</p>`] : []),
  ];
  return [
    `<!doctype html><html lang="${language === 'en' ? 'en-NZ' : language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escaped(oneLine(subject))}</title></head><body style="${look.ground}">`,
    `<div style="${look.card}"><div style="${look.head}">${escaped(portalName())}</div>`,
    `<div style="${look.body}">${parts.join('')}</div></div></body></html>`,
  ].join('');
};

/** In the brand in force and the language of the reader; the stored email stays as it is. */
export const render = (words: Words): Rendered =>
  inLanguage(words.language, () => {
    const now = brandNow();
    return {
      subject: oneLine(words.subject),
      text: asText(words, now),
      html: asHtml(words, now),
    };
  });
