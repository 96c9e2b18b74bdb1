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
  error={payment === null ? 'Enter an amount such as 350' : undefined}
/>`,
  keyboard: [
    ['Up, Down', 'add or subtract a step, within the limits'],
    ['Page Up, Page Down', 'add or subtract ten steps'],
    ['Enter', 'submits its form'],
  ],
  accessibility: [
    'A spin button with its number and limits; units, help and error describe it.',
    'Text that is not a number stays, for the user to correct.',
    'The wheel of a mouse changes nothing.',
  ],
};
