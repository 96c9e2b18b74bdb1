import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Badge } from '../Badge/Badge.tsx';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/layout.tsx';
import { SharedMenu, SharedMenuButton } from '../Menu/Menu.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { columns, type Product, phone, products, rowKey } from './Table.sample.tsx';
import {
  actionsColumn,
  type Column,
  phoneCard,
  RowLink,
  type Sort,
  Table,
  TableCard,
  type TableProps,
  TableSkeleton,
} from './Table.tsx';

const meta = {
  title: 'Components/Table',
  tags: ['stable'],
  component: Table,
  subcomponents: { RowLink, TableCard, TableSkeleton },
  args: { caption: 'Pending products', columns, rows: products, rowKey, phone, onSortChange: fn() },
  render: (args) => (
    <TableCard>
      <Table {...args} />
    </TableCard>
  ),
} satisfies Meta<typeof Table<Product>>;

export default meta;
type Story = StoryObj<typeof Table<Product>>;

export const Sorted: Story = {
  parameters: { shows: { text: 'Product', in: '[aria-sort=ascending]' } },
  render: function Sorting(args) {
    const [sort, setSort] = useState<Sort>({ key: 'changed', direction: 'descending' });
    return (
      <TableCard
        toolbar={<SearchField label="Search products" value="" onValueChange={fn()} />}
        footer={<Pagination page={1} pageCount={3} pageSize={10} total={23} onPageChange={fn()} />}
      >
        <Table {...args} sort={sort} onSortChange={setSort} />
      </TableCard>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Last change' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const name = canvas.getByRole('columnheader', { name: 'Product' });
    await userEvent.click(within(name).getByRole('button'));
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).not.toHaveAttribute(
      'aria-sort',
    );
  },
};

function Selecting(args: TableProps<Product>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Stack>
      <TableCard>
        <Table
          {...args}
          selection={{ selected, onChange: setSelected, rowLabel: (row) => `Select ${row.name}` }}
        />
      </TableCard>
      <BulkBar
        count={selected.size}
        onClear={() => setSelected(new Set())}
        actions={[
          { label: 'Approve', icon: Check, onAction: fn() },
          { label: 'Decline…', icon: X, onAction: fn() },
        ]}
      />
    </Stack>
  );
}

export const Selection: Story = {
  parameters: { shows: '2 selected' },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all on this page' });
    const one = canvas.getByRole('checkbox', { name: 'Select Tōtara Timesheets' });
    await userEvent.click(one);
    await expect(all).toBePartiallyChecked();
    await waitFor(() => expect(canvas.getByRole('region', { name: '1 selected' })).toBeVisible());
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('region', { name: '4 selected' })).toBeVisible());
    await userEvent.click(all);
    await expect(one).not.toBeChecked();
    await userEvent.click(one);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Harbourmaster CRM' }));
  },
};

export const RangeSelection: Story = {
  tags: ['test-only'],
  parameters: { shows: '1 selected' },
  render: (args) => <Selecting {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const boxes = await Promise.all(
      args.rows.map(({ name }) => canvas.findByRole('checkbox', { name: `Select ${name}` })),
    );
    const [first, , third, last] = boxes;
    if (!(first && third && last)) throw new Error('Four rows are needed');
    const states = () => boxes.map((box) => box.matches(':checked'));
    await userEvent.click(first);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(third);
    await expect(states()).toEqual([true, true, true, false]);
    last.focus();
    await userEvent.keyboard(' {/Shift}');
    await expect(states()).toEqual([true, true, true, true]);
    await userEvent.click(last);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[1] ?? first);
    await userEvent.keyboard('{/Shift}');
    await expect(states()).toEqual([true, false, false, false]);
    await expect(document.getSelection()?.toString()).toBe('');
  },
};

export const Loading: Story = {
  parameters: { shows: 'Loading pending products' },
  render: (args) => (
    <Stack>
      <TableCard>
        <TableSkeleton rows={3} label="Loading pending products" />
      </TableCard>
      <TableCard>
        <Table {...args} busy />
      </TableCard>
      <TableCard>
        <TableSkeleton rows={products.length} density="compact" />
      </TableCard>
      <TableCard>
        <Table {...args} caption="Low rows" columns={args.columns.slice(1)} density="compact" />
      </TableCard>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading pending products')).toBeInTheDocument();
    const table = canvas.getByRole('table', { name: 'Pending products' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(products.length + 1);
    const skeleton = document.querySelector('div[data-density=compact]');
    const low = canvas.getByRole('table', { name: 'Low rows' });
    await expect(skeleton?.clientHeight).toBe(low.clientHeight);
  },
};

export const OnPhone: Story = {
  ...phoneStory,
  parameters: { shows: { text: 'Harbourmaster CRM', in: 'ul li' } },
  render: (args) => (
    <Stack>
      <TableCard>
        <TableSkeleton rows={1} label="Loading pending products" />
      </TableCard>
      <TableCard>
        <Table {...args} />
      </TableCard>
      <Selecting {...args} caption="With selection" rows={products.slice(0, 2)} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Pending products' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(products.length);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select Tōtara Timesheets' }),
    );
    await waitFor(() => expect(canvas.getByRole('region', { name: '1 selected' })).toBeVisible());
    for (const { offsetWidth, offsetHeight } of canvas.getAllByRole('checkbox'))
      await expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};

const menus: readonly Column<Product>[] = [
  { key: 'name', title: 'Product', phone: 'title', cell: ({ name }) => name },
  { key: 'status', title: 'Status', phone: 'end', cell: ({ status }) => <Badge>{status}</Badge> },
  { key: 'industry', title: 'Industry', cell: ({ industry }) => industry },
  { key: 'changed', title: 'Changed', phone: 'field', cell: ({ changed }) => changed },
  actionsColumn(60, ({ id, name }) => <SharedMenuButton of={id} label={`More for ${name}`} />),
];

/** The menu of a card is at its end, and leaves no hole below the title. */
export const CardMenus: Story = {
  ...phoneStory,
  tags: ['slow'],
  args: { columns: menus, phone: phoneCard },
  render: (args) => (
    <SharedMenu labelOf={(key) => key} itemsOf={() => [{ label: 'Edit', onSelect: fn() }]}>
      <TableCard>
        <Table {...args} />
      </TableCard>
    </SharedMenu>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByText('Harbourmaster CRM').getBoundingClientRect();
    const industry = canvas.getByText('Marine').getBoundingClientRect();
    await expect(industry.top).toBeLessThan(title.bottom + 12);
  },
};

/** Without rows for phones, the table scrolls to the columns that do not fit. */
export const ScrollsOnPhone: Story = {
  ...phoneStory,
  tags: ['slow'],
  render: ({ phone: _, ...args }) => (
    <TableCard>
      <Table {...args} />
    </TableCard>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Pending products' });
    const product = canvas.getByRole('columnheader', { name: 'Product' });
    await expect(product.offsetWidth).toBeGreaterThanOrEqual(240);
    const region = canvas.getByRole('region', { name: 'Pending products' });
    await expect(region).toBe(table.parentElement);
    await expect(region.scrollWidth).toBe(table.offsetWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

/** In a wider window, the first column stays with its checkbox while the others scroll. */
export const FirstColumnStays: Story = {
  tags: ['slow'],
  render: (args) => (
    <div style={{ inlineSize: 480 }}>
      <Selecting {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Pending products' });
    const product = canvas.getByRole('columnheader', { name: 'Product' });
    await expect(product.offsetWidth).toBeGreaterThanOrEqual(240);
    const [check] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    const places = () => [product, check].map((part) => part?.getBoundingClientRect().x);
    const before = places();
    region.scrollLeft = 100;
    await expect(region.scrollLeft).toBe(100);
    await expect(places()).toEqual(before);
    // Focus on what stays scrolls nothing.
    check?.focus();
    await expect(region.scrollLeft).toBe(100);
    // What is under it comes out.
    region.scrollLeft = region.scrollWidth;
    const header = canvas.getByRole('button', { name: 'Last change' });
    header.focus();
    await expect(header.getBoundingClientRect().x).toBeGreaterThanOrEqual(
      product.getBoundingClientRect().right,
    );
  },
};

const rendered = fn();

export const RowRenders: Story = {
  tags: ['test-only', 'slow'],
  render: function Changing(args) {
    const [rows, setRows] = useState(products);
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const counted = useMemo(
      () => [
        {
          key: 'name',
          title: 'Product',
          cell: (row: Product) => {
            rendered(row.id);
            return row.name;
          },
        },
      ],
      [],
    );
    const rename = () =>
      // New objects, as after a reload.
      setRows(rows.map((row) => ({ ...row, ...(row.id === 'kereru' && { name: 'Kererū Post' }) })));
    return (
      <Stack align="start">
        <Table
          {...args}
          columns={counted}
          rows={rows}
          selection={{ selected, onChange: setSelected, rowLabel: (row) => `Select ${row.name}` }}
        />
        <button type="button" onClick={rename}>
          Rename
        </button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    rendered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await canvas.findByText('Kererū Post');
    await expect(rendered.mock.calls).toEqual([['kereru']]);
    rendered.mockClear();
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select Harbourmaster CRM' }),
    );
    await expect(canvas.getByRole('checkbox', { name: 'Select Harbourmaster CRM' })).toBeChecked();
    await expect(rendered.mock.calls).toEqual([['harbour']]);
    rendered.mockClear();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Tōtara Timesheets' }));
    await userEvent.keyboard('{/Shift}');
    const inRange = products.slice(
      products.findIndex(({ id }) => id === 'harbour'),
      products.findIndex(({ name }) => name === 'Tōtara Timesheets') + 1,
    );
    await expect(rendered.mock.calls.flat()).toEqual(inRange.slice(1).map(({ id }) => id));
  },
};

const many: readonly Product[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `product-${index + 1}`,
  name: `Product ${index + 1}`,
  summary: 'Hours, leave and job costing from any phone',
  status: 'pending',
  industry: 'Trades',
  changed: 'November 17th 2026',
}));

export const TenThousandRows: Story = {
  tags: ['!autodocs', 'own-elements', 'slow'],
  args: { rows: many },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Pending products' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getByRole('link', { name: 'Product 1' })).toBeVisible();
    canvasElement.ownerDocument.documentElement.scrollTop = 300_000;
    const link = await canvas.findByRole('link', { name: 'Product 5000' });
    await expect(link.closest('tr')).toHaveAttribute('aria-rowindex', '5001');
    await expect(table.querySelectorAll('*').length).toBeLessThan(1_000);
  },
};

/** Rows are marked in steps; another selection meanwhile is what is shown at the end. */
export const SelectionInSteps: Story = {
  tags: ['!autodocs', 'test-only', 'own-elements', 'slow'],
  args: { rows: many.slice(0, 100) },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all on this page' });
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(101));
    const checked = () => canvasElement.querySelectorAll('tbody input:checked').length;
    const row = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select Product 61' });
    const counts: number[] = [];
    new MutationObserver(() => counts.push(checked())).observe(canvasElement, {
      subtree: true,
      attributeFilter: ['data-selected'],
    });
    all.click();
    await waitFor(() => expect(checked()).toBe(100));
    await expect(counts[0]).toBeLessThan(30);
    all.click();
    all.click();
    row.click();
    await waitFor(() => expect(checked()).toBe(99));
    await waitFor(() => expect(canvas.getByRole('region', { name: '99 selected' })).toBeVisible());
    await expect(row).not.toBeChecked();
  },
};

/** Other rows come in steps: those in view first, the others between frames. */
export const RowsReplaced: Story = {
  tags: ['!autodocs', 'test-only', 'own-elements', 'slow'],
  args: { rows: many.slice(0, 100) },
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <Stack>
        <Button onClick={() => setRows(many.slice(100, 200))}>Next page</Button>
        <Table {...args} rows={rows} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const body = canvasElement.querySelector('tbody, ul');
    if (!body) throw new Error('There is no table');
    const rows = () => body.querySelectorAll(':scope > :not([aria-hidden])').length;
    await waitFor(() => expect(rows()).toBe(100));
    const rendered: number[] = [];
    // Called after each change of the rows, before the next frame.
    new MutationObserver(() => rendered.push(rows())).observe(body, { childList: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(rendered.at(-1)).toBe(100));
    await expect(rendered[0]).toBeLessThanOrEqual(20);
    await expect(rendered).toEqual(rendered.toSorted((a, b) => a - b));
    await expect(canvas.getByRole('link', { name: 'Product 200' })).toBeInTheDocument();
  },
};

/** A list in steps, as a table. */
export const RowsReplacedOnPhone: Story = {
  ...phoneStory,
  ...RowsReplaced,
  // The index of stories reads them here.
  tags: ['!autodocs', 'test-only', 'own-elements', 'slow'],
};
