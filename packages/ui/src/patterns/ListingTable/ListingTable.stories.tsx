import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { BulkBar } from '../../components/BulkBar/BulkBar.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { adminRows, queueRows, rowActions, vendorRows } from '../sample.ts';
import { variants } from '../variants.tsx';
import { ListingTable, type ListingTableProps, type ListingToolbar } from './ListingTable.tsx';

const toolbar: ListingToolbar = {
  search: { value: '', onValueChange: fn() },
  filters: [
    {
      label: 'Status',
      options: ['Pending', 'Declined', 'Draft'].map((label) => ({ value: label, label })),
      value: ['Pending', 'Declined', 'Draft'],
      onValueChange: fn(),
    },
  ],
  sort: {
    value: 'changed',
    options: [{ value: 'changed', label: 'Newest change' }],
    onValueChange: fn(),
  },
};

const meta = {
  title: 'Patterns/ListingTable',
  tags: ['stable'],
  component: ListingTable,
  args: {
    caption: 'Pending app listings',
    type: 'apps',
    scope: 'pending',
    variant: 'vendor',
    state: 'ready',
    rows: vendorRows,
    toolbar,
    footer: <Pagination page={1} pageCount={3} pageSize={10} total={23} onPageChange={fn()} />,
    sort: { key: 'changed', direction: 'descending' },
    onSort: fn(),
    onClear: fn(),
    onRetry: fn(),
    actionsOf: () => rowActions,
  },
} satisfies Meta<typeof ListingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vendor: Story = {
  parameters: { shows: 'Changes to a live listing' },
  tags: ['axe', 'right-to-left'],
  play: async ({ args, canvas, userEvent }) => {
    const declined = canvas.getByRole('row', { name: /Harbourmaster CRM/ });
    await expect(within(declined).getByText('DECLINED')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Untitled listing' })).toHaveAttribute(
      'href',
      '#untitled',
    );
    await expect(canvas.getByRole('row', { name: /Kea Invoicing/ })).toHaveTextContent(
      'Changes to a live listing · Invoices',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Last change' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('link', { name: 'Analytics Kea Invoicing' })).toHaveAttribute(
      'href',
      '#kea/analytics',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Last change' }));
    await expect(args.onSort).toHaveBeenCalledWith(
      { key: 'changed', direction: 'ascending' },
      false,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More for Kererū Mailer' }));
    await screen.findByRole('menu', { name: 'More for Kererū Mailer' });
    await userEvent.keyboard('{Escape}');
    // All rows share a menu, which opens at the pressed row and returns the focus to it.
    const kea = canvas.getByRole('button', { name: 'More for Kea Invoicing' });
    kea.focus();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu', { name: 'More for Kea Invoicing' });
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(kea).toHaveFocus());
  },
};

export const Admin: Story = {
  args: {
    variant: 'admin',
    rows: adminRows,
    caption: 'All app listings',
    scope: 'active',
    busy: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('row', { name: /Tōtara/ })).toHaveTextContent(
      'Mere Tautahimere.tautahi@taipo-bay-marine-software.example',
    );
  },
};

/** Approved rows leave the list. */
function Selecting(props: ListingTableProps) {
  const [rows, setRows] = useState(props.rows);
  const [selected, select] = useState<ReadonlySet<string>>(new Set(['southerly']));
  const clear = () => select(new Set());
  const onAction = () => {
    setRows(rows.filter(({ id }) => !selected.has(id)));
    clear();
  };
  return (
    <>
      <ListingTable {...props} rows={rows} selected={selected} onSelect={select} />
      <BulkBar
        count={selected.size}
        actions={props.variant === 'queue' ? [{ label: 'Approve', shortcut: 'A', onAction }] : []}
        onClear={clear}
      />
    </>
  );
}

export const Queue: Story = {
  tags: ['slow'],
  parameters: { shows: 'Resubmitted after decline' },
  args: {
    variant: 'queue',
    rows: queueRows,
    caption: 'Pending apps',
    sort: { key: 'waiting', direction: 'descending' },
  },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all on this page' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Tōtara Timesheets' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Tōtara Timesheets' })).toBeChecked();
    const address = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(address('Review Kea Invoicing')).toBe('#kea');
    await expect(address('Edit Kea Invoicing')).toBe('#kea/edit');
    // Declined listings have no checkbox.
    await expect(address('Review Northing Surveys')).toBe('#untitled');
    await expect(canvas.queryByRole('checkbox', { name: /Northing/ })).toBeNull();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    // J and K move between the names.
    const [, ...rows] = canvas.getAllByRole('row');
    const names = rows.map((row) => within(row).getAllByRole('link')[0]);
    await userEvent.keyboard('jj');
    await expect(names[1]).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(names[0]).toHaveFocus();
    // X selects, and with Shift a range.
    await userEvent.keyboard('x');
    await expect(all).toBePartiallyChecked();
    const checked = () => canvas.queryAllByRole('checkbox', { checked: true });
    await userEvent.keyboard('jj{Shift>}x{/Shift}');
    await expect(checked()).toHaveLength(2);
    await userEvent.keyboard('kk{Shift>}x{/Shift}');
    await expect(all).toBeChecked();
    // After an approval by key, the row after the last selected one takes the focus.
    await userEvent.click(all);
    await userEvent.keyboard('jjxaa');
    await waitFor(() => expect(names[2]).toHaveFocus());
    await expect(names[1]).not.toBeInTheDocument();
    await userEvent.click(all);
  },
};

/** A list without Approve: A does not move the focus when the selection is cleared later. */
export const WithoutApproval: Story = {
  tags: ['slow', 'test-only'],
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('a');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(document.body).toHaveFocus();
  },
};

/** The whole row links to the listing; Edit and Analytics are in its menu. */
export const QueueOnAPhone: Story = {
  ...phoneStory,
  args: { variant: 'queue', rows: queueRows, caption: 'Pending apps' },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('link', { name: 'Kea Invoicing' }).closest('li');
    card?.scrollIntoView({ block: 'center' });
    const { left, right, bottom } = card?.getBoundingClientRect() ?? new DOMRect();
    const corner = document.elementFromPoint(right - 4, bottom - 4);
    await expect(corner).toHaveAttribute('href', '#kea');
    const check = await canvas.findByRole('checkbox', { name: 'Select Kea Invoicing' });
    await expect(document.elementFromPoint(left + 20, bottom - 4)).not.toHaveAttribute('href');
    await userEvent.click(check);
    await expect(check).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Kea Invoicing' }));
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(edit.closest('a')).toHaveAttribute('href', '#kea/edit');
    await expect(screen.getByRole('menuitem', { name: 'Analytics' })).toBeInTheDocument();
  },
};

/** The states without rows. */
export const States: Story = {
  ...variants(ListingTable, [
    { state: 'loading' },
    { state: 'empty', scope: 'active' },
    { state: 'empty', type: 'services' },
    { state: 'empty', variant: 'queue' },
    { state: 'no-match', toolbar: { search: { value: 'marinna', onValueChange: fn() } } },
    { state: 'failed' },
    { state: 'offline', onRetry: undefined },
  ]),
  parameters: {
    shows: [
      'No app listings yet',
      'No listing matches “marinna”',
      { text: 'Loading the listings', in: 'status' },
      { text: 'The listings could not be loaded', in: 'status' },
      { text: 'The server cannot be reached', in: 'status' },
    ],
  },
  args: { rows: [], toolbar: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
