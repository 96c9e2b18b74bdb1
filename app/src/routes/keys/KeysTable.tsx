import { formatDate, type ReadKey } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Inline, Stack } from '@portal/ui/components/layout';
import { type Column, columnWidth, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { useMemo } from 'react';
import { m } from '../../i18n/messages.js';

const kinds = {
  'listings.read': m.keys_scope_listings(),
  'reviews.read': m.keys_scope_reviews(),
  'offers.read': m.keys_scope_offers(),
};

const scopesOf = ({ scopes }: ReadKey) => {
  const words = scopes.map((scope) => kinds[scope]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const sitesOf = ({ origins }: ReadKey) =>
  origins.length === 0
    ? m.keys_every_site()
    : origins.map((origin) => new URL(origin).host).join(', ');
const usedOf = ({ lastUsedAt }: ReadKey) => (lastUsedAt ? formatDate(lastUsedAt) : m.keys_never());

const stateOf = ({ state, expiresAt, revokedAt }: ReadKey) => {
  if (state === 'revoked') return m.keys_state_revoked({ date: formatDate(revokedAt ?? '') });
  if (state === 'expired') return m.keys_state_expired({ date: formatDate(expiresAt ?? '') });
  return expiresAt ? m.keys_state_until({ date: formatDate(expiresAt) }) : m.keys_state_active();
};

const Name = ({ row }: { row: ReadKey }) => (
  <Stack space="xxsmall">
    <Text size="label">{row.name}</Text>
    <Text size="small" tone="muted">
      {m.keys_hint_and_creator({ hint: row.hint, name: row.createdBy })}
    </Text>
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
          {m.keys_revoke()}
        </Button>
      ) : null;
    const columns: readonly Column<ReadKey>[] = [
      { key: 'name', title: m.keys_name(), cell: (row) => <Name row={row} /> },
      { key: 'scopes', title: m.keys_reads(), width: 160, cell: scopesOf },
      { key: 'sites', title: m.keys_sites(), cell: sitesOf },
      { key: 'used', title: m.keys_last_used(), width: columnWidth.date, cell: usedOf },
      { key: 'state', title: m.keys_state(), width: 140, cell: (row) => <State row={row} /> },
      {
        key: 'revoke',
        title: m.keys_actions(),
        titleHidden: true,
        width: 110,
        align: 'end',
        cell: revoke,
      },
    ];
    const phone = (row: ReadKey) => (
      <Stack space="xsmall">
        <Name row={row} />
        <Text size="small" tone="muted">
          {m.keys_summary({ scopes: scopesOf(row), sites: sitesOf(row), used: usedOf(row) })}
        </Text>
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
        caption={m.keys_title()}
        columns={columns}
        rows={keys}
        rowKey={({ id }) => String(id)}
        phone={phone}
      />
    </TableCard>
  );
}
