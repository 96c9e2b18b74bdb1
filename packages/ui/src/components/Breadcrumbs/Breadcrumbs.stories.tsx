import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Components/Breadcrumbs',
  tags: ['stable'],
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'App Listings', href: '#apps' },
      { label: 'Pending listings', href: '#pending' },
      { label: 'Harbourmaster CRM' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
    const page = canvas.getByText('Harbourmaster CRM');
    await expect(page).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'App Listings' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pending listings' })).toHaveFocus();
  },
};

export const CurrentPageOnly: Story = { args: { crumbs: [{ label: 'Dashboard' }] } };

export const GroupWithoutLink: Story = {
  args: { crumbs: [{ label: 'Metadata' }, { label: 'Categories' }] },
};

export const LongNames: Story = {
  args: {
    crumbs: [
      { label: 'App Listings', href: '#apps' },
      { label: 'Pending listings', href: '#pending' },
      { label: `Southerly Rostering ${'and Leave Management '.repeat(9)}` },
    ],
  },
};
