import { Ellipsis } from 'lucide-react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Text } from '../Text/Text.tsx';
import type { Column } from './columns.ts';
import { RowLink } from './Table.tsx';

export interface Product {
  id: string;
  name: string;
  summary: string;
  status: 'pending' | 'declined' | 'draft';
  industry: string;
  changed: string;
}

export const products: readonly Product[] = [
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

const tones: Record<Product['status'], BadgeTone> = {
  pending: 'caution',
  declined: 'critical',
  draft: 'outline',
};

function Actions({ name }: { name: string }) {
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`More actions for ${name}`} size="compact" />}
      label={`Actions for ${name}`}
      items={[
        { label: 'Preview', onSelect: () => undefined },
        { label: 'Delete…', tone: 'critical', onSelect: () => undefined },
      ]}
    />
  );
}

export const columns: readonly Column<Product>[] = [
  {
    key: 'name',
    title: 'Product',
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
    cell: ({ status }) => <Badge tone={tones[status]}>{status.toUpperCase()}</Badge>,
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

export const phone = ({ id, name, summary, status, changed }: Product) => (
  <Inline nowrap space="small">
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
        <Badge tone={tones[status]}>{status.toUpperCase()}</Badge>
        <Text size="small" tone="muted">
          {changed}
        </Text>
      </Inline>
    </Stack>
  </Inline>
);

export const rowKey = (row: Product) => row.id;
