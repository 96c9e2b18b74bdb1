import {
  type RecordField,
  type RecordKind,
  type RecordOf,
  type RecordValues,
  safeLink,
} from '@portal/domain';
import { IconButton } from '@portal/ui/components/IconButton';
import { Link } from '@portal/ui/components/Link';
import { Inline, Stack } from '@portal/ui/components/layout';
import {
  actionsColumn,
  type Column,
  phoneCard,
  type Sort,
  Table,
} from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { m } from '../../i18n/messages.js';
import { columnFields, wordsOf } from './recordsView.ts';

function shown(field: RecordField, value = ''): ReactNode {
  const href = field.kind === 'link' ? safeLink(value) : null;
  if (!href) return wordsOf(field, value);
  return (
    <Link href={href} newTab>
      {new URL(href).host}
    </Link>
  );
}

interface RecordsTableProps<K extends RecordKind> {
  kind: K;
  caption: string;
  /** The header of the first column. */
  nameTitle: string;
  records: readonly RecordOf<K>[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  /** Default: no buttons to edit. */
  onEdit: ((record: RecordOf<K>) => void) | undefined;
  /** Default: no buttons to delete. */
  onDelete: ((record: RecordOf<K>) => void) | undefined;
}

/** The records of a declared kind. */
export function RecordsTable<K extends RecordKind>(props: RecordsTableProps<K>) {
  const { kind, caption, nameTitle, records, sort, onSortChange, onEdit, onDelete } = props;
  const columns = useMemo(() => {
    const sortable = kind.searchable;
    const textOf = (row: RecordValues, name: string) => row[name];
    // The first long text is below the name.
    const long = Object.keys(kind.fields).find((name) => kind.fields[name]?.kind === 'text');
    const columns: Column<RecordOf<K>>[] = [
      {
        key: 'name',
        title: nameTitle,
        sortable,
        phone: 'title',
        cell: (row) => (
          <Stack space="xxsmall">
            <Text size="label">{row.name}</Text>
            {long ? (
              <Text size="small" tone="muted" truncate>
                {textOf(row, long)}
              </Text>
            ) : null}
          </Stack>
        ),
      },
      ...columnFields(kind).map(([name, field]) => ({
        key: name,
        title: field.label,
        sortable,
        width: 240,
        cell: (row: RecordOf<K>) => shown(field, textOf(row, name)),
      })),
    ];
    if (onEdit && onDelete)
      columns.push(
        actionsColumn(110, (row) => (
          <Inline space="xsmall" justify="end" nowrap>
            <IconButton
              size="compact"
              icon={Pencil}
              label={m.records_edit_one({ name: row.name })}
              onClick={() => onEdit(row)}
            />
            <IconButton
              size="compact"
              icon={Trash2}
              label={m.records_delete_one({ name: row.name })}
              onClick={() => onDelete(row)}
            />
          </Inline>
        )),
      );
    return columns;
  }, [kind, nameTitle, onEdit, onDelete]);
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={records}
      rowKey={({ id }) => String(id)}
      sort={kind.searchable ? sort : undefined}
      onSortChange={onSortChange}
      phone={phoneCard}
    />
  );
}
