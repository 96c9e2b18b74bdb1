import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SortDialog } from './SortDialog.tsx';

const meta = {
  title: 'Patterns/SortDialog',
  tags: ['stable'],
  component: SortDialog,
  args: {
    orders: [
      { value: 'newest', label: 'Newest change' },
      { value: 'name', label: 'Name' },
      { value: 'name-desc', label: 'Name, Z to A' },
      { value: 'status', label: 'Status' },
    ],
    follows: (sort, sortThen) => sort.slice(0, 4) !== sortThen.slice(0, 4),
    sort: 'status',
    sortThen: 'name-desc',
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SortDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: a second order by what the first sorts by is left out. */
export const Default: Story = {
  tags: ['axe'],
  parameters: { shows: 'Then by' },
  play: async ({ args, userEvent }) => {
    const choose = async (select: string, option: string) => {
      (await screen.findByRole('combobox', { name: select })).focus();
      await userEvent.keyboard('{Enter}');
      (await screen.findByRole('option', { name: option })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    };
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await choose('Sort by', 'Name');
    await expect(screen.getByRole('combobox', { name: 'Then by' })).toHaveTextContent('None');
    await save();
    await expect(args.onSave).toHaveBeenLastCalledWith('name', null);
    await choose('Then by', 'Newest change');
    await save();
    await expect(args.onSave).toHaveBeenLastCalledWith('name', 'newest');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
