import { decisionNotice, defaultBrand } from '@portal/domain';
import { expect, it, onTestFinished } from 'vitest';
import { offeredLanguage } from '../src/base/language.ts';
import { inLanguage, listNow, m } from '../src/base/texts.ts';
import { portalName } from '../src/features/brand/index.ts';
import { type EmailFacts, emailKinds, emailWords } from '../src/features/mail/emails.ts';
import { render } from '../src/features/mail/render.ts';
import { rendered } from '../src/features/mail/rendered.ts';
import { outsideCatalogues, pseudo } from './pseudoTexts.ts';
import { setBrand } from './setBrand.ts';

const emailIn = (language: 'en' | 'de') =>
  render(
    emailWords(
      'payment-failed',
      { name: 'Kiri', language },
      { cents: 123_450, currency: 'nzd', until: new Date('2026-11-20') },
    ).words,
  );

// Rows: X24R.8
it('writes an email in the language of its reader, with its dates and money', () => {
  const { subject, text, html } = emailIn('de');
  expect(subject).toBe('Ihre Zahlung ist fehlgeschlagen');
  for (const part of [text, html]) {
    expect(part).toContain('Guten Tag Kiri,');
    expect(part).toMatch(/Wir konnten 1\.234,50\s\$ für Premium nicht abbuchen\./);
    expect(part).toContain('Premium bleibt bis zum 20. November 2026 aktiv.');
  }
  expect(html).toContain('<html lang="de">');
  const english = emailIn('en');
  expect(english.subject).toBe('Your payment didn’t go through');
  expect(english.text).toContain('We couldn’t charge $1,234.50 for Premium.');
  expect(english.text).toContain('Premium stays on until November 20th 2026.');
});

it.each([
  ['שלום!', '\u2068שלום!\u2069', '<bdi>שלום!</bdi>'],
  ['Kōwhai & Co.', 'Kōwhai & Co.', 'Kōwhai &amp; Co.'],
])('isolates the name %s, which is written from right to left or not', (title, text, html) => {
  const moved = emailWords('listing-moved-away', { name: title, language: 'en' }, { title });
  const email = render(moved.words);
  expect(email.subject).toBe(`${text} was moved to another account`);
  expect(email.text).toContain(`We moved ${text} to another account`);
  expect(email.html).toContain(`We moved ${html} to another account`);
  const { words } = decisionNotice(
    { subject: 'apps', kind: 'approved', to: 'APPROVED', noteChanged: true },
    title,
  ) ?? { words: () => ({ title: '' }) };
  expect(inLanguage('de', words).title).toBe(`${text} wurde veröffentlicht`);
});

it('selects a message by values and their plural', () => {
  const leftIn = (left: number) => m.recovery_code_used_text({ left });
  expect([0, 1, 2].map(leftIn)).toEqual([
    'You just signed in with a recovery code. No codes are left.',
    'You just signed in with a recovery code. One code is left.',
    'You just signed in with a recovery code. 2 codes are left.',
  ]);
  expect(listNow(['A', 'B', 'C'])).toBe('A, B and C');
});

it('names twenty of a list, and counts the others', () => {
  const unread = Array.from({ length: 22 }, (_, at) => ({
    kind: 'queue' as const,
    title: `Number ${at + 1}`,
  }));
  const reader = { name: 'Kiri', language: 'en' as const };
  const { text } = render(emailWords('daily-notifications', reader, { unread }).words);
  expect(text.match(/• Number \d+|And .*/g)?.slice(18)).toEqual([
    '• Number 19',
    '• Number 20',
    'And 2 more.',
  ]);
});

it('writes each note once, after the listings that it is about', () => {
  const decided = (title: string, text: string | null) => ({
    kind: 'listing-decided' as const,
    title,
    text,
  });
  const decisions = [
    ...[decided('Kea was declined', null), decided('Moa was declined', 'No price')],
    ...[decided('Tui was declined', 'No price'), decided('Weka is live', null)],
  ];
  const reader = { name: 'Kiri', language: 'en' as const };
  const { text } = render(emailWords('listings-decided', reader, { decisions }).words);
  const lines = text.split('\n').filter((line) => line !== '');
  expect(lines.slice(2, 8)).toEqual([
    ...['• Moa was declined', '• Tui was declined', 'Note:', '> No price'],
    ...['• Kea was declined', '• Weka is live'],
  ]);
});

/** Facts for every email, without letters where they are printed. */
const facts = {
  after: ['support'],
  age: 30,
  authors: ['1', '2'],
  before: ['editor'],
  by: '3',
  cents: 123_450,
  code: '4',
  days: 7,
  decisions: [{ kind: 'listing-decided', title: '18', text: '19', path: '/' }],
  currency: 'nzd',
  day: new Date('2026-11-20'),
  email: '5@6',
  ends: new Date('2026-11-20'),
  isLive: true,
  items: 7,
  last4: '4242',
  left: 1,
  limit: 48,
  link: 'trial',
  month: new Date('2026-11-01'),
  note: '8',
  oldest: 'app-review',
  passkey: '9',
  path: '/',
  query: {},
  remarks: [{ id: 1, field: 'name', item: null, required: true, text: '10' }],
  result: 'not-found',
  roles: ['owner', 'finance'],
  since: new Date('2026-11-20'),
  subject: '11',
  text: '12',
  title: '13',
  titles: ['14'],
  unread: [{ kind: 'queue', title: '20' }],
  until: new Date('2026-11-20'),
  url: 'https://15',
};

it.each(emailKinds)('writes no text of the email %s outside of messages', (kind) => {
  const reason = kind === 'webhook-disabled' ? 'gone' : '17';
  const all = [{ ...facts, reason }] as unknown as EmailFacts<typeof kind>;
  const written = emailWords(kind, { name: '16', language: pseudo }, ...all);
  const { subject, text } = rendered(written, true);
  expect(outsideCatalogues(`${subject}\n${text}`.replace(portalName(), ''))).toBe('');
  expect(text).not.toContain('undefined');
});

it('uses the first language that is wanted and offered', () => {
  expect(offeredLanguage(['en', 'de'], null, 'de')).toBe('de');
  expect(offeredLanguage(['en', 'de'], 'de', 'en')).toBe('de');
  expect(offeredLanguage(['en'], 'de')).toBe('en');
  expect(offeredLanguage(['de', 'en'], null)).toBe('de');
});

// Rows: X24R.8
it('has the font and the corners of the brand', () => {
  expect(emailIn('en').html).toContain(
    'border-radius:11px 11px 0 0;font:600 15px/20px Inter,Arial',
  );
  const look = { ...defaultBrand.look, font: '"Source Sans 3", Georgia', radius: 4 };
  setBrand({ look });
  onTestFinished(() => setBrand());
  const { html } = emailIn('en');
  expect(html).toContain('font:600 15px/20px &quot;Source Sans 3&quot;, Georgia,Arial,sans-serif');
  expect(html).toContain('border-radius:6px"');
  expect(html).toContain('border-radius:5px 5px 0 0;');
  expect(html).toContain('border-radius:4px;font-weight:600');
  expect(html).not.toContain('Inter');
});
