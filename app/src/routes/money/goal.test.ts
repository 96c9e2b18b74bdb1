import { expect, it } from 'vitest';
import { actionIn, addCardTo, onwardOf } from './goal.ts';

const onward = (query: string) => onwardOf(null, new URLSearchParams(query));

it('adding a card returns only to known pages', () => {
  const { searchParams } = new URL(addCardTo('pay'), 'https://portal.test');
  expect([actionIn(searchParams), onwardOf(null, searchParams)]).toEqual([
    'pay',
    '/account/subscription',
  ]);
  expect(onward('next=/apps/active/view/a/special-offer')).toBe(
    '/apps/active/view/a/special-offer',
  );
  for (const query of ['', 'for=toString', 'for=', 'next=//evil.example', 'next=/apps/active']) {
    expect(onward(query)).toBe('/account/payment_methods');
  }
});
