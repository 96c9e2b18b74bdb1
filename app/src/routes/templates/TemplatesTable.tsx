import type { ReasonTemplate } from '@portal/data/schemas';
import { templateUses } from '@portal/domain';
import { IconButton } from '@portal/ui/components/IconButton';
import { Inline, Stack } from '@portal/ui/components/layout';
import { type Column, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { m } from '../../i18n/messages.js';

const Content = ({ row }: { row: ReasonTemplate }) => (
  <Stack space="xxsmall">
    <Text size="label">{row.name}</Text>
    <Text size="small" tone="muted" truncate>
      {row.text}
    </Text>
  </Stack>
);

const usedFor = ({ use }: ReasonTemplate) => templateUses[use];

interface TemplatesTableProps {
  templates: readonly ReasonTemplate[];
  /** Default: no buttons to edit. */
  onEdit: ((template: ReasonTemplate) => void) | undefined;
  /** Default: no buttons to delete. */
  onDelete: ((template: ReasonTemplate) => void) | undefined;
}

/** All reason templates by name. */
export function TemplatesTable({ templates, onEdit, onDelete }: TemplatesTableProps) {
  const { columns, phone } = useMemo(() => {
    const actions = (row: ReasonTemplate) =>
      onEdit && onDelete ? (
        <Inline space="xsmall" justify="end" nowrap>
          <IconButton
            size="compact"
            icon={Pencil}
            label={m.templates_edit_one({ name: row.name })}
            onClick={() => onEdit(row)}
          />
          <IconButton
            size="compact"
            icon={Trash2}
            label={m.templates_delete_one({ name: row.name })}
            onClick={() => onDelete(row)}
          />
        </Inline>
      ) : null;
    const columns: readonly Column<ReasonTemplate>[] = [
      { key: 'name', title: m.templates_template(), cell: (row) => <Content row={row} /> },
      { key: 'use', title: m.templates_used_for(), width: 240, cell: usedFor },
      {
        key: 'actions',
        title: m.templates_actions(),
        titleHidden: true,
        width: 110,
        align: 'end',
        cell: actions,
      },
    ];
    const phone = (row: ReasonTemplate) => (
      <Stack space="xsmall">
        <Content row={row} />
        <Inline justify="between" nowrap>
          <Text size="small" tone="muted">
            {usedFor(row)}
          </Text>
          {actions(row)}
        </Inline>
      </Stack>
    );
    return { columns, phone };
  }, [onEdit, onDelete]);
  return (
    <TableCard>
      <Table
        caption={m.shell_reason_templates()}
        columns={columns}
        rows={templates}
        rowKey={({ id }) => String(id)}
        phone={phone}
      />
    </TableCard>
  );
}
