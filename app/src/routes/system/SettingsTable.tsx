import type { System } from '@portal/data/schemas';
import { Stack } from '@portal/ui/components/layout';
import { type Column, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { m } from '../../i18n/messages.js';
import { settingWords } from './systemFacts.ts';

type Setting = System['settings'][number];

const columns: readonly Column<Setting>[] = [
  {
    key: 'name',
    title: m.system_setting(),
    width: 280,
    phone: 'title',
    cell: ({ name }) => name,
  },
  { key: 'value', title: m.system_value(), phone: 'line', cell: settingWords },
  {
    key: 'source',
    title: m.system_source(),
    width: 112,
    phone: 'end',
    cell: ({ set }) => (set ? m.system_set() : m.system_default()),
  },
];

/** The settings in force. */
export function SettingsTable({ settings }: { settings: readonly Setting[] }) {
  return (
    <Stack space="small">
      <Text size="small" tone="muted">
        {m.system_settings_help()}
      </Text>
      <TableCard>
        <Table
          caption={m.system_settings()}
          density="figures"
          columns={columns}
          rows={settings}
          rowKey={({ name }) => name}
          phone={phoneCard}
        />
      </TableCard>
    </Stack>
  );
}
