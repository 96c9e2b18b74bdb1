import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asWideAs, variants } from '../variants.tsx';
import { VendorCard } from './VendorCard.tsx';

const facts = [
  { label: 'Listings', value: '12 live, 2 pending' },
  { label: 'Declined before', value: '1 time' },
  { label: 'Member since', value: 'March 3rd 2026' },
];

const meta = {
  title: 'Patterns/VendorCard',
  tags: ['stable'],
  component: VendorCard,
  args: {
    name: 'Mere Tautahi',
    email: 'mere.tautahi@taipo-bay-marine-software.example',
    facts,
  },
  decorators: [asWideAs(288)],
} satisfies Meta<typeof VendorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With facts, without, and loading. */
export const Variants: Story = {
  tags: ['axe'],
  ...variants(VendorCard, [
    {},
    { facts: [], href: '#listings' },
    { facts: facts.map((fact) => ({ ...fact, value: null })) },
  ]),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /mere/ })[0]).toHaveAttribute(
      'href',
      `mailto:${args.email}`,
    );
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual([...facts.map(({ value }) => value), '', '', '']);
  },
};
