import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  tags: ['stable'],
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Store', href: '#store' },
      { label: 'Pending products', href: '#pending' },
      { label: 'Harbourmaster CRM' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: {
    shows: [
      { text: 'Harbourmaster CRM', in: '[aria-current=page]' },
      { text: 'Southerly Rostering', in: '[aria-current=page]' },
    ],
  },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <Breadcrumbs {...args} />
      <Breadcrumbs label="Only this page" crumbs={[{ label: 'Dashboard' }]} />
      <Breadcrumbs
        label="Group without a link"
        crumbs={[{ label: 'Metadata' }, { label: 'Categories' }]}
      />
      <Breadcrumbs
        label="Long names"
        crumbs={[
          { label: 'Services', href: '#services' },
          { label: 'All products', href: '#all' },
          { label: `Southerly Rostering ${'and Leave Management '.repeat(9)}` },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
    const page = canvas.getByText('Harbourmaster CRM');
    await expect(page.closest('[aria-current=page]')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Store' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pending products' })).toHaveFocus();
  },
};
