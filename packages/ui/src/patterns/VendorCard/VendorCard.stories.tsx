import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /mere/ })).toHaveAttribute(
      'href',
      'mailto:mere.tautahi@taipo-bay-marine-software.example',
    );
    await expect(canvas.getByText('Declined before')).toBeVisible();
  },
};

export const NewVendor: Story = { args: { facts: [], href: '#listings' } };

export const Loading: Story = {
  args: {
    facts: [
      { label: 'Listings', value: null },
      { label: 'Declined before', value: null },
      { label: 'Member since', value: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').every((fact) => fact.textContent === '')).toBe(
      true,
    );
  },
};
