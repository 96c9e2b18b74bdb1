import { formatDate, type ReadKey } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Inline, Stack } from '@portal/ui/components/layout';
import { type Column, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { useMemo } from 'react';

const kinds = { 'listings.read': 'Listings', 'reviews.read': 'reviews', 'offers.read': 'offers' };

const scopesOf = ({ scopes }: ReadKey) => {
  const words = scopes.map((scope) => kinds[scope]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const sitesOf = ({ origins }: ReadKey) =>
  origins.length === 0 ? 'Every site' : origins.map((origin) => new URL(origin).host).join(', ');
const usedOf = ({ lastUsedAt }: ReadKey) => (lastUsedAt ? formatDate(lastUsedAt) : 'Never');

const stateOf = ({ state, expiresAt, revokedAt }: ReadKey) => {
  if (state === 'revoked') return `Revoked ${formatDate(revokedAt ?? '')}`;
  if (state === 'expired') return `Expired ${formatDate(expiresAt ?? '')}`;
  return expiresAt ? `Until ${formatDate(expiresAt)}` : 'Active';
};

const Name = ({ row }: { row: ReadKey }) => (
  <Stack space="xxsmall">
    <Text size="label">{row.name}</Text>
    <Text size="small" tone="muted">{`${row.hint}…, by ${row.createdBy}`}</Text>
  </Stack>
);

const State = ({ row }: { row: ReadKey }) => (
  <Text tone={row.state === 'active' ? undefined : 'muted'}>{stateOf(row)}</Text>
);

interface KeysTableProps {
  keys: readonly ReadKey[];
  onRevoke: (key: ReadKey) => void;
}

/** All keys of the read interface. */
export function KeysTable({ keys, onRevoke }: KeysTableProps) {
  const { columns, phone } = useMemo(() => {
    const revoke = (row: ReadKey) =>
      row.state === 'active' ? (
        <Button size="compact" onClick={() => onRevoke(row)}>
          Revoke
        </Button>
      ) : null;
    const columns: readonly Column<ReadKey>[] = [
      { key: 'name', title: 'Name', cell: (row) => <Name row={row} /> },
      { key: 'scopes', title: 'Reads', width: 180, cell: scopesOf },
      { key: 'sites', title: 'Sites', cell: sitesOf },
      { key: 'used', title: 'Last used', width: 130, cell: usedOf },
      { key: 'state', title: 'State', width: 140, cell: (row) => <State row={row} /> },
      {
        key: 'revoke',
        title: 'Actions',
        titleHidden: true,
        width: 110,
        align: 'end',
        cell: revoke,
      },
    ];
    const phone = (row: ReadKey) => (
      <Stack space="xsmall">
        <Name row={row} />
        <Text
          size="small"
          tone="muted"
        >{`${scopesOf(row)}. ${sitesOf(row)}. Last used: ${usedOf(row)}`}</Text>
        <Inline justify="between">
          <State row={row} />
          {revoke(row)}
        </Inline>
      </Stack>
    );
    return { columns, phone };
  }, [onRevoke]);
  return (
    <TableCard>
      <Table
        caption="API keys"
        columns={columns}
        rows={keys}
        rowKey={({ id }) => String(id)}
        phone={phone}
      />
    </TableCard>
  );
}
