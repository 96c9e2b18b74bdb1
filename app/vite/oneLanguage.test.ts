import { expect, test } from 'vitest';
import { withLocale } from './oneLanguage.ts';

test('a build knows the locale of its pages', () => {
  const code = 'inEnglish() ? plain(value) : value.toLocaleString(pageLocale())';
  expect(withLocale(code, 'en')).toBe('true ? plain(value) : value.toLocaleString("en-NZ")');
  expect(withLocale(code, 'de')).toBe('false ? plain(value) : value.toLocaleString("de")');
  expect(withLocale('[formatsEnglish(), formatLocale()]', 'de')).toBe('[false, "de"]');
});
