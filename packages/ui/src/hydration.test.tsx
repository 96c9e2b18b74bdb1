import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DateText } from './components/DateText/DateText.tsx';
import { ThemeSwitch } from './components/ThemeSwitch/ThemeSwitch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const dataset = { dates: 'day-first', theme: 'dark' };
const now = Date.UTC(2026, 10, 22);

// Hydration takes the values of a server, as this does, where there is a document.
const hydrated = (part: ReactNode, lang: string) => {
  vi.stubGlobal('document', { documentElement: { lang, dataset } });
  return renderToStaticMarkup(part);
};

test.each<[string, ReactNode]>([
  ['a date', <DateText key="date" value="2026-11-20" />],
  ['a time', <DateText key="time" value="2026-11-20T23:30:00Z" show="date-time" />],
  ['how long ago', <DateText key="ago" value="2026-11-20T23:30:00Z" show="relative" />],
  [
    'how long before a given time',
    <DateText key="before" value="2026-11-20" show="relative" now={now} />,
  ],
])('%s hydrates as the server wrote it, whatever the page has chosen', (_what, part) => {
  const written = renderToStaticMarkup(part);
  for (const lang of ['en', 'de']) expect(hydrated(part, lang)).toBe(written);
});

test('the theme hydrates as the server wrote it', () => {
  const written = renderToStaticMarkup(<ThemeSwitch />);
  expect(hydrated(<ThemeSwitch />, 'en')).toBe(written);
  expect(hydrated(<ThemeSwitch rendered="dark" />, 'en')).not.toBe(written);
});
