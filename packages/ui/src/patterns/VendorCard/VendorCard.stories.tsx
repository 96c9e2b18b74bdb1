import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { severalOnOnePage } from '../sample.ts';
import { VendorCard } from './index.ts';

const meta = {
  title: 'Patterns/VendorCard',
  tags: ['stable'],
  component: VendorCard,
  args: {
    name: 'Mere Tautahi',
    email: 'mere.tautahi@taipo-bay-marine-software.example',
    facts: [
      { label: 'Listings', value: '12 live, 2 pending' },
      { label: 'Declined before', value: '1 time' },
      { label: 'Member since', value: 'March 3rd 2026' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With its facts, without any, and while they are loaded. */
export const Variants: Story = {
  tags: ['axe'],
  parameters: severalOnOnePage,
  render: (args) => (
    <Stack>
      <VendorCard {...args} />
      <VendorCard {...args} facts={[]} href="#listings" />
      <VendorCard {...args} facts={args.facts.map((fact) => ({ ...fact, value: null }))} />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /mere/ })[0]).toHaveAttribute(
      'href',
      `mailto:${args.email}`,
    );
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual([...args.facts.map(({ value }) => value), '', '', '']);
  },
};
