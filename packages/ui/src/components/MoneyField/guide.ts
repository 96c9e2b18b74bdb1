import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Typing an amount of money, such as a price, which is held in cents as in `Money`.'],
  notFor: ['Showing an amount: `Money`.', 'Any other number: `NumberField`.'],
  example: `<MoneyField
  name="price"
  label="Price per day"
  currency="EUR"
  min={0}
  value={cents}
  onValueChange={setCents}
/>`,
  keyboard: [
    [
      'typing',
      'an amount: 1234.5, 1,234.50, $1,234.50, or 1.234,50 where the page has decimal commas',
    ],
    ['Up, Down', 'add or subtract a step, within the limits'],
    ['Page Up, Page Down', 'add or subtract ten steps'],
    ['Enter', 'submits its form'],
  ],
  accessibility: [
    'A spin button as `NumberField`; the sign of the currency describes it.',
    'An amount with too many decimals stays, with what to enter instead.',
  ],
};
