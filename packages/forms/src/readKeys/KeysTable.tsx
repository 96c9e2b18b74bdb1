import { formatDate, type ReadKey } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import {
  actionsColumn,
  type Column,
  columnWidth,
  phoneCard,
  Table,
  TableCard,
} from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { useMemo } from 'react';
import { m } from '../i18n/messages.js';

const kinds = {
  'listings.read': m.read_keys_scope_listings(),
  'reviews.read': m.read_keys_scope_reviews(),
  'offers.read': m.read_keys_scope_offers(),
};

const scopesOf = ({ scopes }: ReadKey) => {
  const words = scopes.map((scope) => kinds[scope]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const sitesOf = ({ origins }: ReadKey) =>
  origins.length === 0
    ? m.read_keys_every_site()
    : origins.map((origin) => new URL(origin).host).join(', ');

const stateOf = ({ state, expiresAt, revokedAt }: ReadKey) => {
  if (state === 'revoked') return m.read_keys_state_revoked({ date: formatDate(revokedAt ?? '') });
  if (state === 'expired') return m.read_keys_state_expired({ date: formatDate(expiresAt ?? '') });
  return expiresAt
    ? m.read_keys_state_until({ date: formatDate(expiresAt) })
    : m.read_keys_state_active();
};

const columns: readonly Column<ReadKey>[] = [
  {
    key: 'name',
    title: m.core_name(),
    phone: 'title',
    cell: ({ name, hint, createdBy }) => (
      <Stack space="xxsmall">
        <Text size="label">{name}</Text>
        <Text size="small" tone="muted">
          {m.read_keys_hint_and_creator({ hint, name: createdBy })}
        </Text>
      </Stack>
    ),
  },
  { key: 'scopes', title: m.read_keys_reads(), width: 160, cell: scopesOf },
  { key: 'sites', title: m.read_keys_sites(), cell: sitesOf },
  {
    key: 'used',
    title: m.read_keys_last_used(),
    width: columnWidth.date,
    phone: 'field',
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDate(lastUsedAt) : m.read_keys_never_used()),
  },
  {
    key: 'state',
    title: m.read_keys_state(),
    width: 140,
    phone: 'line',
    cell: (row) => <Text tone={row.state === 'active' ? undefined : 'muted'}>{stateOf(row)}</Text>,
  },
];

interface KeysTableProps {
  /** Accessible name. */
  caption: string;
  keys: readonly ReadKey[];
  /** Called to revoke an active key. */
  onRevoke: (key: ReadKey) => void;
}

/** The keys of the read interface. */
export function KeysTable({ caption, keys, onRevoke }: KeysTableProps) {
  const all = useMemo(
    () => [
      ...columns,
      actionsColumn<ReadKey>(110, (row) =>
        row.state === 'active' ? (
          <Button size="compact" onClick={() => onRevoke(row)}>
            {m.read_keys_revoke()}
          </Button>
        ) : null,
      ),
    ],
    [onRevoke],
  );
  return (
    <TableCard>
      <Table
        caption={caption}
        columns={all}
        rows={keys}
        rowKey={({ id }) => String(id)}
        phone={phoneCard}
      />
    </TableCard>
  );
}
