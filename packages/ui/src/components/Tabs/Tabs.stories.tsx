import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Tabs, type TabsProps } from './index.ts';

const meta = {
  title: 'Components/Tabs',
  tags: ['beta'],
  component: Tabs,
  args: {
    label: 'Listings',
    value: 'mine',
    onChange: fn(),
    tabs: [
      { value: 'mine', label: 'My listings', count: 12, panel: <Text>Twelve listings.</Text> },
      { value: 'pending', label: 'Pending', count: 23, panel: <Text>Twenty-three wait.</Text> },
      { value: 'reviews', label: 'Reviews', panel: <Text>Nobody has written one yet.</Text> },
    ],
  },
  render: (args) => <HeldTabs {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

function HeldTabs(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Tabs {...props} value={value} onChange={onChange} />;
}

export const FirstSelected: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Listings' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'My listings 12' })).toHaveTextContent(
      'Twelve listings.',
    );
  },
};

export const LastSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('reviews');
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const mine = canvas.getByRole('tab', { name: 'My listings 12' });
    const pending = canvas.getByRole('tab', { name: 'Pending 23' });
    const reviews = canvas.getByRole('tab', { name: 'Reviews' });
    await userEvent.tab();
    await expect(mine).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(pending).toHaveFocus();
    await expect(pending).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(reviews).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(mine).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reviews).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(mine).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'My listings 12' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Pending 23' })).toBeVisible();
  },
};

export const DisabledTab: Story = {
  args: {
    tabs: [
      { value: 'mine', label: 'Views', panel: <Text>Views a day.</Text> },
      { value: 'sales', label: 'Sales', count: 0, disabled: true, panel: null },
      { value: 'reviews', label: 'Reviews', panel: <Text>Reviews a day.</Text> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Reviews' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Sales 0' })).toBeDisabled();
  },
};

const many = ['Basics', 'Pricing', 'Categories', 'Pictures', 'Links', 'History', 'Internal notes'];

export const Overflow: Story = {
  args: {
    value: 'History',
    tabs: many.map((name) => ({ value: name, label: name, panel: <Text>{name}</Text> })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { name: 'History' }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
    await expect(chosen.right).toBeLessThanOrEqual(row.right);
  },
};
