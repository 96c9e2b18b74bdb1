import type { System } from '@portal/data/schemas';
import { Heading } from '@portal/ui/components/Heading';
import { Inline, Stack } from '@portal/ui/components/layout';
import { type Column, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { settingWords } from './systemFacts.ts';

type Setting = System['settings'][number];

const sourceOf = ({ set }: Setting) => (set ? 'Set' : 'Default');

const columns: readonly Column<Setting>[] = [
  { key: 'name', title: 'Setting', width: 280, cell: ({ name }) => name },
  { key: 'value', title: 'Value', cell: settingWords },
  { key: 'source', title: 'Source', width: 112, cell: sourceOf },
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
      <Heading level={2}>Settings in force</Heading>
      <TableCard>
        <Table
          caption="Settings in force"
          density="figures"
          columns={columns}
          rows={settings}
          rowKey={({ name }) => name}
          phone={onPhone}
        />
      </TableCard>
      <Text size="small" tone="muted">
        Settings are read when the portal starts. Values that are or may contain a secret are never
        shown.
      </Text>
    </Stack>
  );
}
