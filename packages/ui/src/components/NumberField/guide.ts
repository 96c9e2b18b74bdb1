import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An amount, a number of things or a rate, with its unit.'],
  notFor: [
    'Digits that are no amount, such as a phone number or a postcode: `TextField`.',
    'A few small numbers: `Select` or `SegmentedControl`.',
  ],
  example: `<NumberField
  name="payment"
  label="Payment"
  before="$"
  after="/month"
  min={0}
  step={50}
  value={payment}
  onValueChange={setPayment}
  error={payment === 0 ? 'Enter more than nothing' : undefined}
/>`,
  keyboard: [
    [
      'typing',
      'a number: 1,234.5, 1 234.5, $1,234.5, or 1.234,5 where the page has decimal commas',
    ],
    ['Up, Down', 'add or subtract a step, within the limits'],
    ['Page Up, Page Down', 'add or subtract ten steps'],
    ['Enter', 'submits its form'],
  ],
  accessibility: [
    'A spin button with its number and limits; units, help and error describe it.',
    'Text that is not a number stays, with what to enter instead.',
    'The wheel of a mouse changes nothing.',
  ],
};
