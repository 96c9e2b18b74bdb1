import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useHeld } from '../../internal/listbox/useHeld.ts';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Held(args: TabsProps<string>) {
  return <Tabs {...useHeld<string, TabsProps<string>>(args)} />;
}

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
      { value: 'reviews', label: 'Reviews', panel: <Text>No reviews yet.</Text> },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSelected: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Listings' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'My listings 12' })).toHaveTextContent(
      'Twelve listings.',
    );
  },
};

export const Keyboard: Story = {
  parameters: { shows: { text: 'No reviews yet.', in: 'tabpanel' } },
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    for (const [keys, name] of [
      ['', 'My listings 12'],
      ['{ArrowRight}', 'Pending 23'],
      ['{End}', 'Reviews'],
      ['{ArrowRight}', 'My listings 12'],
      ['{ArrowLeft}', 'Reviews'],
      ['{Home}', 'My listings 12'],
    ] as const)
      await step(`${keys} chooses ${name}`, async () => {
        if (keys) await userEvent.keyboard(keys);
        await expect(tab(name)).toHaveFocus();
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      });
    await step('Tab leads into the panel and back', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'My listings 12' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tabpanel', { name: 'Pending 23' })).toBeVisible();
    });
    await step('a press chooses', async () => {
      await userEvent.click(tab('Reviews'));
      await expect(args.onChange).toHaveBeenLastCalledWith('reviews');
      await expect(canvas.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
    });
  },
};

const many = ['Basics', 'Pricing', 'Categories', 'Pictures', 'Links', 'History', 'Internal notes'];

export const DisabledAndOverflow: Story = {
  parameters: { shows: { text: 'Sales', in: '[role=tab]:disabled' } },
  render: (args) => (
    <Stack space="large">
      <Held
        {...args}
        tabs={[
          { value: 'mine', label: 'Views', panel: <Text>Views a day.</Text> },
          { value: 'sales', label: 'Sales', count: 0, disabled: true, panel: null },
          { value: 'reviews', label: 'Reviews', panel: <Text>Reviews a day.</Text> },
        ]}
      />
      <div style={{ maxInlineSize: 343 }}>
        <Held
          {...args}
          label="Parts of the listing"
          value="History"
          tabs={many.map((name) => ({ value: name, label: name, panel: <Text>{name}</Text> }))}
        />
      </div>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Reviews' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Sales 0' })).toBeDisabled();
    const row = canvas
      .getByRole('tablist', { name: 'Parts of the listing' })
      .getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { name: 'History' }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
    await expect(chosen.right).toBeLessThanOrEqual(row.right);
  },
};
