import { expect, it } from 'vitest';
import { actionIn, addCardTo, onwardOf } from './goal.ts';

const onward = (query: string) => onwardOf(null, new URLSearchParams(query));

it('a new card leads back to what it was needed for, and nowhere else', () => {
  const { searchParams } = new URL(addCardTo('pay'), 'https://portal.test');
  expect([actionIn(searchParams), onwardOf(null, searchParams)]).toEqual([
    'make the open payment',
    '/account/subscription',
  ]);
  expect(onward('next=/apps/active/view/a/special-offer')).toBe(
    '/apps/active/view/a/special-offer',
  );
  for (const query of ['', 'for=toString', 'for=', 'next=//evil.example', 'next=/apps/active']) {
    expect(onward(query)).toBe('/account/payment_methods');
  }
});
