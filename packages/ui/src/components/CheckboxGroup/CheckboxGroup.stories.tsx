import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/CheckboxGroup',
  tags: ['stable'],
  component: CheckboxGroup,
  args: {
    name: 'boats',
    label: 'Which boats do you insure?',
    options: [
      { value: 'sail', label: 'Sailing boats', help: 'Up to 15 m long.' },
      { value: 'motor', label: 'Motor boats' },
      { value: 'row', label: 'Rowing boats' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  parameters: { shows: 'Sailing boats' },
  render: (args) => (
    <Stack>
      <CheckboxGroup {...args} selectAll="All boats" defaultValue={['motor']} aside="Optional" />
      <CheckboxGroup {...args} label="With help" help="Each has its own price." />
      <CheckboxGroup {...args} label="Invalid" error="Choose at least one boat" />
      <CheckboxGroup {...args} label="Disabled" disabled defaultValue={['row']} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const group = canvas.getByRole('group', { name: 'Invalid' });
    await expect(group).toHaveAccessibleDescription('Choose at least one boat');
    const all = canvas.getByRole('checkbox', { name: 'All boats' });
    await step('one for all', async () => {
      await expect(all).toBePartiallyChecked();
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['sail', 'motor', 'row']);
      await userEvent.click(all);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
    const first = canvas.getAllByRole('checkbox', { name: 'Sailing boats' })[0];
    await expect(first).toHaveAccessibleDescription('Up to 15 m long.');
    await userEvent.click(first as HTMLElement);
    await expect(all).toBePartiallyChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sail']);
  },
};
