import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { TableCard } from '../../components/Table/Table.tsx';
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx';

const filter = (label: string, ...values: string[]) => ({
  label,
  options: values.map((value) => ({ value, label: value })),
  value: [],
  onValueChange: fn(),
});

const meta = {
  title: 'Patterns/ListToolbar',
  tags: ['stable'],
  component: ListToolbar,
  args: {
    search: { label: 'Search name, vendor or email', value: '', onValueChange: fn() },
    filters: [
      filter('Status', 'Pending', 'Declined', 'Draft'),
      filter('Assigned', 'Assigned to me', 'Unassigned'),
      filter('Industry', 'Accounting', 'Hospitality'),
      filter('Subcategory', 'Invoicing', 'Payroll'),
      filter('Changes', 'Changes to a live listing', 'Not live yet'),
      { label: 'Changed', value: { from: '', to: '' }, onValueChange: fn() },
    ],
    sort: {
      // No option, as after a change of the options: the first is shown.
      value: 'due',
      options: [{ value: 'oldest', label: 'Longest waiting' }],
      onValueChange: fn(),
    },
  },
  render: function Filtering({ filters = [], ...args }: ListToolbarProps) {
    const [set, setSet] = useState<Readonly<Record<string, readonly string[]>>>({});
    const [days, setDays] = useState({ from: '', to: '' });
    return (
      <TableCard
        toolbar={
          <ListToolbar
            {...args}
            filters={filters.map((each) =>
              each.options
                ? {
                    ...each,
                    value: set[each.label] ?? each.value,
                    onValueChange: (value: readonly string[]) =>
                      setSet({ ...set, [each.label]: value }),
                  }
                : { ...each, value: days, onValueChange: setDays },
            )}
          />
        }
      >
        {null}
      </TableCard>
    );
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A filter without space in the line is in a dialog, and in the line once it is set. */
export const ManyFilters: Story = {
  parameters: { shows: 'Changes: Not live yet' },
  tags: ['axe', 'right-to-left'],
  play: async ({ canvas, userEvent }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const sort = canvas.getByRole('combobox', { name: 'Sort' });
    const search = canvas.getByRole('searchbox');
    const more = canvas.getByRole('button', { name: 'More filters' });
    await expect(sort).toHaveTextContent('Longest waiting');
    for (const each of [search, more])
      await expect(Math.abs(top(each) - top(sort))).toBeLessThan(each.offsetHeight);
    await expect(canvas.queryByRole('button', { name: 'Changes' })).toBeNull();
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.click(more);
    const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Changes' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Not live yet' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('button', { name: 'Changed' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Last 7 days' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Changed: Last 7 days' })).toBeVisible();
    await waitFor(() => expect(more).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Changes: Not live yet' })).toBeVisible();
  },
};

/** One line: the search and a button. The sort order is in the dialog too. */
export const OnAPhone: Story = {
  ...phoneStory,
  play: async ({ canvas, userEvent }) => {
    const filters = canvas.getByRole('button', { name: 'Filters' });
    const { top, bottom } = filters.getBoundingClientRect();
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(search.top).toBeLessThan(bottom);
    await expect(search.bottom).toBeGreaterThan(top);
    await expect(canvas.queryByRole('button', { name: 'Status' })).toBeNull();
    await userEvent.click(filters);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(dialog.getByRole('combobox', { name: 'Sort' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Status' })).toBeVisible();
  },
};
