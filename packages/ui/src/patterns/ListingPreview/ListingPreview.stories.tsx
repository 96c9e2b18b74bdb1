import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { logos } from '../sample.ts';
import { asWideAs, variants } from '../variants.tsx';
import { ListingPreview } from './ListingPreview.tsx';

const meta = {
  title: 'Patterns/ListingPreview',
  tags: ['stable'],
  component: ListingPreview,
  args: {
    name: 'Harbourmaster CRM',
    logo: logos.anchor.src,
    summary: 'Customer records, berth bookings and invoices for marinas.',
    chips: ['Customer records', 'Booking and scheduling', 'Invoicing'],
    facts: [{ label: 'Pricing', text: '$49/month' }],
    nzOwned: true,
    rating: null,
    reviews: 0,
  },
  decorators: [asWideAs(960)],
} satisfies Meta<typeof ListingPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 3.4, X9
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Preview of the public card' }),
    ).toHaveTextContent('NZ owned');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

// Rows: 3.4
/** Rated, empty, and with long texts. */
export const Variants: Story = {
  tags: ['axe'],
  ...variants(
    ListingPreview,
    [
      { rating: 4.3, reviews: 18, nzOwned: false },
      {
        name: '',
        logo: undefined,
        summary: '',
        chips: [],
        facts: [{ label: 'Pricing', text: 'Not set yet' }],
        nzOwned: false,
      },
      {
        name: 'Southerly Rostering and Leave Management '.repeat(5).trim(),
        summary: 'Rosters that follow the Holidays Act, with swaps and alerts. '.repeat(5).trim(),
        chips: ['Rostering, leave and award interpretation for shift work', 'Payroll'],
        facts: [{ label: 'Pricing', text: 'From $1,499.95 per person and month, billed yearly' }],
        rating: 5,
        reviews: 12_345,
      },
    ],
    280,
  ),
  parameters: { shows: ['Untitled listing', '5.0 · 12,345 reviews', 'Not described yet'] },
};
