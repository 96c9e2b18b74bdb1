import { type BrandSettings, defaultBrand, defaultNames } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { brandIn } from '../src/features/brand/brand.ts';
import { checkBrand } from '../src/features/brand/theme.ts';
import { brandedPages, withBrand } from '../src/features/pages/brandedPages.ts';

const page =
  '<!doctype html><html lang="en-NZ" data-theme="system"><head><title>Sign in · Customer portal</title><meta name="theme-color" content="#0a3d34" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><style nonce="__CSP_NONCE__">p{}</style></head><body><b aria-label="Customer portal">Customer portal</b></body></html>';
const table = { files: new Map(), pages: new Map([['auth/login.html', page]]) };
const mark = 'svg[data-ground]:not([data-size=small],[data-preview] *)';
const names = {
  '--portal-color-accent': '--a1',
  '--portal-font-family-text': '--f1',
  '--portal-font-family-system': '--f2',
};

const brandOf = (data: object) => {
  const { brand, theme, errors } = checkBrand({ ...data });
  if (!theme) throw new Error(JSON.stringify(errors));
  return { brand, theme };
};
const branded = (data: object): string =>
  withBrand(table, brandOf(data), names).pages.get('auth/login.html') ?? '';

it('leaves the pages as they are for the default brand', () => {
  expect(withBrand(table, brandOf({}), names)).toBe(table);
});

it('writes the name into title and markup, and nothing else without another look', () => {
  const facts =
    '{&quot;names&quot;:{&quot;portal&quot;:&quot;Tui&quot;},&quot;supportEmail&quot;:null,&quot;legalLinks&quot;:[],&quot;languages&quot;:[&quot;en&quot;]}';
  expect(branded({ names: { portal: 'Tui' } })).toBe(
    page.replaceAll('Customer portal', 'Tui').replace('lang=', `data-brand="${facts}" lang=`),
  );
});

// Rows: X24R.7
it('writes the format of dates, unless it is the default', () => {
  expect(branded({ dateFormat: 'iso' })).toContain(' data-dates="iso" lang=');
  expect(branded({ names: { portal: 'Tui' } })).not.toContain('data-dates');
});

// Rows: X24R.6, X24R.7
it('keeps a stored brand whose date format or languages are of a later version', () => {
  const brand = { ...defaultBrand, names: { ...defaultNames, portal: 'Tui' } };
  const later = { ...brand, dateFormat: 'year-first', languages: ['mi', 'en'] };
  expect(brandIn({ brand: JSON.stringify(later), version: 1 }).brand).toEqual(brand);
});

// Rows: X24R.6
it('leaves the default name in the language of the page', () => {
  const german = page.replaceAll('Customer portal', 'Kundenportal');
  const pages = new Map([['de/auth/login.html', german]]);
  const of = (data: object) =>
    withBrand({ ...table, pages }, brandOf(data), names).pages.get('de/auth/login.html');
  expect(of({ languages: ['de'] })).toContain('<title>Sign in · Kundenportal</title>');
  expect(of({ names: { portal: 'Tui' } })).toContain('<title>Sign in · Tui</title>');
});

it('overrides the variables of the build, and the colour of the browser', () => {
  const html = branded({
    look: { accent: '#1e40af', panel: '#312e81', font: '"Open Sans", serif' },
  });
  const [, style = ''] =
    /<style nonce="__CSP_NONCE__">(html:root\{.*?)<\/style><\/head>/.exec(html) ?? [];
  expect(style).toMatch(
    /^html:root\{--a1:light-dark\(#1e40af, #[\da-f]{6}\);--f1:("Open Sans", serif, system-ui.*);--f2:\1\}$/,
  );
  expect(html).toContain('<meta name="theme-color" content="#312e81" />');
});

// Rows: X24R.5
describe('images', () => {
  const image = (url: string, width = 56) => ({ url, width, height: 56 });
  const styleWith = (images: object): string =>
    /<style nonce="__CSP_NONCE__">(svg.*?)<\/style><\/head>/.exec(branded({ images }))?.[1] ?? '';

  it('shows the logo in place of the mark, in one style sheet of the page', () => {
    expect(styleWith({ logo: image('/uploads/a/w640.webp') })).toBe(
      `${mark}>*{display:none}html:root :not(span)>${mark}{max-inline-size:max(2.75rem,100vw - 20.75rem)}html:root ${mark}{inline-size:1.75rem;background:url("/uploads/a/w640.webp") center / contain no-repeat}`,
    );
  });

  it('shows the dark logo in the dark theme and on the panel', () => {
    const style = styleWith({ logo: image('/l.png'), logoDark: image('/d.png') });
    const [light, ...dark] = [...style.matchAll(/([^{}]*)\{inline-size:[^}]*\/(.)\.png/g)];
    expect([light?.[2], ...dark.map(([, selector, name]) => [selector, name])]).toEqual([
      'l',
      [`html:root ${mark}[data-ground=stone]`, 'd'],
      [`html[data-theme=dark] ${mark}`, 'd'],
      [`html[data-theme=system] ${mark}`, 'd'],
    ]);
    expect(style).toContain('}@media(prefers-color-scheme:dark){html[data-theme=system] ');
  });

  it('hides the name beside a logo that is at least three times as wide as high', () => {
    expect(styleWith({ logo: image('/l.png', 167) })).not.toContain('font-size');
    const style = styleWith({ logo: image('/l.png', 600) });
    expect(style).toContain('inline-size:10rem;');
    // Larger on phones than a mark.
    expect(style).toContain('{max-inline-size:max(3.75rem,100vw - 19.5rem)}');
    expect(style).toContain('html:root span[data-ground]:not([data-preview] *){gap:0;font-size:0}');
    const square = { logo: image('/l.png', 600), logoDark: image('/d.png') };
    expect(styleWith(square)).not.toContain('font-size');
  });

  it('keeps an address inside the style sheet', () => {
    expect(styleWith({ logo: image('/</style><script>') })).toContain(
      'url("/\\3c /style>\\3c script>")',
    );
  });

  it('shows the picture beside sign-in where the panel is wide, and only in pages with the panel', () => {
    const panel = '<header data-panel class="a">';
    const pages = new Map([...table.pages, ['auth/panel.html', page.replace('<b', `${panel}<b`)]]);
    const images = { signIn: image('/uploads/c/w1024.webp') };
    const made = withBrand({ ...table, pages }, brandOf({ images }), names).pages;
    expect(made.get('auth/login.html')).not.toContain('w1024');
    const [, rules = ''] =
      /<style nonce="__CSP_NONCE__">(html.*?)<\/style><\/head>/.exec(
        made.get('auth/panel.html') ?? '',
      ) ?? [];
    expect(rules.split('@media screen and (min-width: 48em){')).toEqual([
      'html:root header[data-panel]>svg>*{display:none}',
      expect.stringContaining('{background:url("/uploads/c/w1024.webp") center / cover no-repeat}'),
    ]);
  });

  it.each([
    ['its own logo', { images: { logo: image('/l.png') } }, true],
    ['its own name', { names: { portal: 'Tui' } }, true],
    ['other names of listings', { names: { apps: 'Extensions' } }, false],
  ])('of a portal with %s hide the word Directory beside sign-in, or not', (_what, data, hides) => {
    const panel = page.replace('<b', '<header data-panel class="a"><b');
    const pages = new Map([['auth/panel.html', panel]]);
    const made = withBrand({ ...table, pages }, brandOf(data), names).pages.get('auth/panel.html');
    const rule = 'html:root header[data-panel] span[data-ground]{gap:0;font-size:0}';
    expect(made?.includes(rule)).toBe(hides);
  });

  it('replaces the icon', () => {
    expect(branded({ images: { favicon: image('/uploads/b/original.png') } })).toContain(
      '<link rel="icon" href="/uploads/b/original.png" />',
    );
  });
});

it('escapes every text, also the sign of the nonce', () => {
  const names: Partial<BrandSettings['names']> = {
    portal: `</title><script>&"'__CSP_NONCE__`,
    apps: `'"><img>$&</html`,
  };
  const html = branded({
    names,
    legalLinks: [{ label: '"></html>', href: 'https://a.example/?"<' }],
  });
  expect(html.replace(/<html [^>]*>/, '')).toContain(
    '<title>Sign in · &lt;/title&gt;&lt;script&gt;&amp;&quot;&#39;_&#95;CSP_NONCE_&#95;</title>',
  );
  expect(html.match(/<script|<img|<\/html/g)).toEqual(['</html']);
  expect(html.match(/__CSP_NONCE__/g)).toHaveLength(1);
  const [, facts = ''] = /data-brand="([^"]*)"/.exec(html) ?? [];
  const signs = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&#95;': '_',
    '&amp;': '&',
  };
  const read = facts.replace(/&\S*?;/g, (sign) => signs[sign as keyof typeof signs]);
  expect(JSON.parse(read).names).toEqual(names);
});

it('makes the pages again only when the brand is another', () => {
  let brand = brandOf(defaultBrand);
  const now = brandedPages(table, '/nowhere', () => brand);
  expect(now()).toBe(table);
  brand = brandOf({ names: { portal: 'Tui' } });
  expect(now()).not.toBe(table);
  expect(now()).toBe(now());
  brand = brandOf(defaultBrand);
  expect(now()).toBe(table);
});
