import { expect, it } from 'vitest';
import { emailWords } from '../src/features/mail/emails.ts';
import { render } from '../src/features/mail/render.ts';

it('makes the web addresses of notes links, and nothing else of them markup', () => {
  const note = [
    'See https://kea.example/?a=1&b=2, or (http://tui.example).',
    '<img src=x onerror=alert(1)> javascript:alert(1) data:text/html,x https://bank.example@evil.example',
    '<a href="javascript:alert(1)">https://kea.example/"onclick="alert(1)</a>',
  ].join('\n');
  const facts = { subject: 'Changes', title: 'Kea', path: '/apps', isLive: false, note };
  const text = 'Is https://weka.example yours?';
  const remark = { id: 1, field: 'link', item: null, required: true, done: false, reply: null };
  const remarks = [{ ...remark, text }];
  const reader = { name: 'Kiri', language: 'en' as const };
  const { words } = emailWords('listing-changes-requested', reader, { ...facts, remarks });
  const email = render(words);
  const { html } = email;
  const links = [...html.matchAll(/<a href="([^"]*)" style="[^"]*">([^<]*)<\/a>/g)];
  expect(links.map(([, href, shown]) => `${href} ${shown}`).slice(0, 4)).toEqual([
    'https://weka.example/ https://weka.example',
    'https://kea.example/?a=1&amp;b=2 https://kea.example/?a=1&amp;b=2',
    'http://tui.example/ http://tui.example',
    'https://kea.example/ https://kea.example/',
  ]);
  expect(html).toContain('</a>, or (<a ');
  expect(html).toContain('</a>).\n&lt;img src=x onerror=alert(1)&gt; javascript:alert(1)');
  expect(html).toContain('</a>&quot;onclick=&quot;alert(1)&lt;/a&gt;</blockquote>');
  expect(email.text).toContain(note.replace(/^/gm, '> '));
});
