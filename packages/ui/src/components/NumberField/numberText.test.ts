import { afterEach, expect, test, vi } from 'vitest';
import { exampleNumber, numberText, readNumber, steppedNumber } from './numberText.ts';

const page = (lang: string) =>
  vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });

afterEach(() => vi.unstubAllGlobals());

test('numbers are read with the separators of the page', () => {
  page('en');
  expect(
    ['1,234.5', '1 234', '-0.5', '.5', '1,5', '12,345,678'].map((text) => readNumber(text)),
  ).toEqual([1234.5, 1234, -0.5, 0.5, 1.5, 12_345_678]);
  page('de');
  expect(['1.234,5', '1.234', '1,5', '1.5', '−2'].map((text) => readNumber(text))).toEqual([
    1234.5, 1234, 1.5, 1.5, -2,
  ]);
});

test('thousands and a fraction tell their separators apart in every language', () => {
  const typed = ['1.234,50', '1,234.50', '1 234,5', '1’234.50', '1.234.567', '1,234,567', '0,125'];
  const numbers = [1234.5, 1234.5, 1234.5, 1234.5, 1_234_567, 1_234_567, 0.125];
  for (const lang of ['en', 'de']) {
    page(lang);
    expect(typed.map((text) => readNumber(text))).toEqual(numbers);
  }
});

test('a unit of the field or a currency stands beside a number, but no other unit', () => {
  const read =
    (...units: string[]) =>
    (text: string) =>
      readNumber(text, units);
  const euros = ['5 €', '€5', '-€5', '€ -5', '5 $', '5 km', '5 kg'];
  expect(euros.map(read('€', '/kg'))).toEqual([5, 5, -5, -5, null, null, null]);
  expect(['$350/month', '350 /Month', '350/year'].map(read('$', '/month'))).toEqual([
    350,
    350,
    null,
  ]);
  expect(euros.map(read('km'))).toEqual([5, 5, -5, -5, 5, 5, null]);
});

test('a unit may have full stops, commas and digits', () => {
  page('de');
  const typed = ['1,5 Std.', '-3m2', '1.234 Stk.', 'Nr. 7', '- Nr. 7', '5 Std. Std.', 'Std.'];
  const units = ['Std.', 'm2', 'Stk.', 'Nr.', 'Nr.', 'Std.', 'Std.'];
  expect(typed.map((text, index) => readNumber(text, ['', units[index] ?? '']))).toEqual([
    1.5,
    -3,
    1234,
    7,
    -7,
    null,
    null,
  ]);
});

test('other text is no number', () => {
  for (const text of ['', '-', '.', 'ten', '1,2,3', '12 34', '1e5', '--5', '-€-5', '5.-', '1-2'])
    expect([text, readNumber(text)]).toEqual([text, null]);
});

test('a number with more decimals than it may have is none, unless they are thousands', () => {
  page('de');
  const read = (text: string) => readNumber(text, ['€'], 2);
  expect(['1.234,50', '1.234', '12,345'].map(read)).toEqual([1234.5, 1234, null]);
  page('en');
  expect(['1.234,50', '1,234', '12.345'].map(read)).toEqual([1234.5, 1234, null]);
});

test('numbers are shown with the separators of the page', () => {
  page('de');
  expect([1234.5, 0.1, null].map((each) => numberText(each))).toEqual(['1.234,5', '0,1', '']);
  expect(numberText(1234.5, 2)).toBe('1.234,50');
});

test('steps stay within the limits and add no fractions', () => {
  expect([
    steppedNumber(0.1, 0.2, {}),
    steppedNumber(9, 10, { max: 12 }),
    steppedNumber(1, -5, { min: 0 }),
    steppedNumber(null, 1, { min: 5 }),
    steppedNumber(null, 1, {}),
  ]).toEqual([0.3, 12, 0, 5, 1]);
});

test('the example of a number fits its field', () => {
  expect([
    exampleNumber(0.1, {}),
    exampleNumber(1, {}),
    exampleNumber(1, { max: 10 }),
    exampleNumber(1, { min: 5000 }),
  ]).toEqual(['1,234.5', '1,234', '10', '5,000']);
});
