import type { System } from '@portal/data/schemas';
import { Inline, Stack } from '@portal/ui/components/layout';
import { type Column, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { m } from '../../i18n/messages.js';
import { settingWords } from './systemFacts.ts';

type Setting = System['settings'][number];

const sourceOf = ({ set }: Setting) => (set ? m.system_set() : m.system_default());

const columns: readonly Column<Setting>[] = [
  { key: 'name', title: m.system_setting(), width: 280, cell: ({ name }) => name },
  { key: 'value', title: m.system_value(), cell: settingWords },
  { key: 'source', title: m.system_source(), width: 112, cell: sourceOf },
];

const onPhone = (setting: Setting) => (
  <Stack space="xxsmall">
    <Text size="label">{setting.name}</Text>
    <Inline justify="between">
      <Text size="small">{settingWords(setting)}</Text>
      <Text size="small" tone="muted">
        {sourceOf(setting)}
      </Text>
    </Inline>
  </Stack>
);

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
          phone={onPhone}
        />
      </TableCard>
    </Stack>
  );
}
