import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Ellipsis, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { BulkBar } from '../BulkBar/index.ts';
import { FilterMenu } from '../FilterMenu/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { Logo } from '../Logo/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Menu } from '../Menu/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Text } from '../Text/index.ts';
import { type Column, RowLink, type Sort, Table, TableCard, TableSkeleton } from './index.ts';

interface Listing {
  id: string;
  name: string;
  summary: string;
  status: 'pending' | 'declined' | 'draft';
  industry: string;
  changed: string;
}

const listings: readonly Listing[] = [
  {
    id: 'harbour',
    name: 'Harbourmaster CRM',
    summary: 'Customer records, berth bookings and invoices for marinas of any size',
    status: 'declined',
    industry: 'Marine',
    changed: 'November 18th 2026',
  },
  {
    id: 'totara',
    name: 'Tōtara Timesheets',
    summary: 'Hours, leave and job costing from any phone',
    status: 'pending',
    industry: 'Trades',
    changed: 'November 17th 2026',
  },
  {
    id: 'southerly',
    name: 'Southerly Rostering and Leave Management for Hospitality and Tourism',
    summary: 'Rosters that follow the Holidays Act, with shift swaps, alerts and payroll export',
    status: 'pending',
    industry: 'Hospitality',
    changed: 'November 16th 2026',
  },
  {
    id: 'kereru',
    name: 'Kererū Mailer',
    summary: 'Not described yet',
    status: 'draft',
    industry: 'None yet',
    changed: 'November 16th 2026',
  },
];

function Actions({ name }: { name: string }) {
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`More actions for ${name}`} size="compact" />}
      label={`Actions for ${name}`}
      items={[
        { label: 'Preview', onSelect: fn() },
        { label: 'Delete…', tone: 'critical', onSelect: fn() },
      ]}
    />
  );
}

const columns: readonly Column<Listing>[] = [
  {
    key: 'name',
    title: 'Listing',
    sortable: true,
    cell: ({ id, name, summary }) => (
      <Inline nowrap space="small">
        <Logo name={name} size="medium" />
        <Stack space="none">
          <Text size="label" truncate>
            <Link href={`#${id}`} tone="quiet">
              {name}
            </Link>
          </Text>
          <Text size="small" tone="muted" truncate>
            {summary}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 130,
    skeleton: 'badge',
    cell: ({ status }) => <Badge kind={status} />,
  },
  {
    key: 'industry',
    title: 'Industry',
    width: 128,
    cell: ({ industry }) => (
      <Text size="small" tone="muted">
        {industry}
      </Text>
    ),
  },
  {
    key: 'changed',
    title: 'Last change',
    width: 172,
    sortable: true,
    sortFirst: 'descending',
    cell: ({ changed }) => (
      <Text size="small" tone="muted" figures>
        {changed}
      </Text>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    titleHidden: true,
    width: 112,
    align: 'end',
    skeleton: 'none',
    cell: ({ id, name }) => (
      <Inline nowrap space="xxsmall" justify="end">
        <RowLink href={`#${id}/edit`} about={name}>
          Edit
        </RowLink>
        <Actions name={name} />
      </Inline>
    ),
  },
];

const phone = ({ id, name, summary, status, changed }: Listing) => (
  <Inline nowrap space="small" align="start">
    <Logo name={name} size="medium" />
    <Stack space="xxsmall">
      <Text size="label">
        <Link href={`#${id}`} tone="quiet">
          {name}
        </Link>
      </Text>
      <Text size="small" tone="muted" truncate>
        {summary}
      </Text>
      <Inline>
        <Badge kind={status} />
        <Text size="small" tone="muted">
          {changed}
        </Text>
      </Inline>
    </Stack>
  </Inline>
);

const rowKey = (row: Listing) => row.id;

const meta = {
  title: 'Components/Table',
  component: Table<Listing>,
  args: { caption: 'Pending listings', columns, rows: listings, rowKey, phone, onSort: fn() },
  render: (args) => (
    <TableCard>
      <Table {...args} />
    </TableCard>
  ),
} satisfies Meta<typeof Table<Listing>>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '375px', height: '812px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Partial<Story>;

export const Sorted: Story = {
  render: function Sorting(args) {
    const [sort, setSort] = useState<Sort>({ key: 'changed', direction: 'descending' });
    return (
      <TableCard>
        <Table {...args} sort={sort} onSort={setSort} />
      </TableCard>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Last change' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const name = canvas.getByRole('columnheader', { name: 'Listing' });
    await userEvent.click(within(name).getByRole('button'));
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).not.toHaveAttribute(
      'aria-sort',
    );
  },
};

export const Complete: Story = {
  render: function Whole(args) {
    const [status, setStatus] = useState(['pending', 'declined', 'draft']);
    const [search, setSearch] = useState('');
    return (
      <TableCard
        toolbar={
          <>
            <SearchField label="Search listings" value={search} onChange={setSearch} />
            <FilterMenu
              label="Status"
              options={[
                { value: 'pending', label: 'Pending' },
                { value: 'declined', label: 'Declined' },
                { value: 'draft', label: 'Draft' },
              ]}
              selected={status}
              onChange={setStatus}
            />
            <FilterMenu label="Industry" options={[]} selected={[]} onChange={fn()} />
          </>
        }
        toolbarEnd={
          <Text size="small" tone="muted">
            Newest change first
          </Text>
        }
        footer={<Pagination page={1} pageCount={3} pageSize={10} total={23} onPage={fn()} />}
      >
        <Table {...args} sort={{ key: 'changed', direction: 'descending' }} />
      </TableCard>
    );
  },
};

export const Selection: Story = {
  render: function Selecting(args) {
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
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows on this page' });
    const one = canvas.getByRole('checkbox', { name: 'Select Tōtara Timesheets' });
    await userEvent.click(one);
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('region', { name: '1 selected' })).toBeVisible();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('region', { name: '4 selected' })).toBeVisible();
    await userEvent.click(all);
    await expect(one).not.toBeChecked();
    await userEvent.click(one);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Harbourmaster CRM' }));
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Pending listings' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(listings.length + 1);
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Pending listings' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(listings.length);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  render: () => (
    <TableCard>
      <TableSkeleton columns={columns} rows={3} label="Loading pending listings" />
    </TableCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading pending listings');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const LoadingOnAPhone: Story = { ...Loading, ...onPhone };

const drawn = fn();

export const OneChangedRowRendersAlone: Story = {
  render: function Changing(args) {
    const [rows, setRows] = useState(listings);
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const counted = useMemo(
      () => [
        {
          key: 'name',
          title: 'Listing',
          cell: (row: Listing) => {
            drawn(row.id);
            return row.name;
          },
        },
      ],
      [],
    );
    const rename = () =>
      setRows(rows.map((row) => (row.id === 'kereru' ? { ...row, name: 'Kererū Letters' } : row)));
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
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await canvas.findByText('Kererū Letters');
    await expect(drawn.mock.calls).toEqual([['kereru']]);
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Harbourmaster CRM' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Harbourmaster CRM' })).toBeChecked();
    await expect(drawn.mock.calls).toEqual([['harbour']]);
  },
};
