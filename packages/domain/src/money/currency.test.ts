import { expect, it } from 'vitest';
import { wantedCurrency } from './currency.ts';

// Rows: X24R.7
it.each([
  ['nzd', null],
  ['NOK', null],
  ['kea', 'a currency such as nzd'],
  ['', 'a currency such as nzd'],
  ['JPY', 'a currency with two decimals such as nzd, since prices are in cents'],
  ['kwd', 'a currency with two decimals such as nzd, since prices are in cents'],
])('prices may be in a currency with cents: %j', (code, wanted) => {
  expect(wantedCurrency(code)).toBe(wanted);
});
