import { useMemo } from 'react';
import { figure, sum } from '../../components/Chart/figures.ts';
import { type Column, Table } from '../../components/Table/Table.tsx';
import { m } from '../../i18n/messages.js';
import { type ChartPart, type PartWords, share } from './parts.ts';

interface PartsTableProps {
  label: string;
  parts: readonly ChartPart[];
  words: PartWords;
}

const rowKey = ({ key }: ChartPart): string => key;

/** The figures of a chart of parts as a table. */
export function PartsTable({ label, parts, words }: PartsTableProps) {
  const columns = useMemo((): Column<ChartPart>[] => {
    const total = sum(parts.map(({ value }) => value));
    return [
      { key: 'label', title: words.part.one, cell: (part) => part.label },
      {
        key: 'value',
        title: words.value,
        align: 'end',
        width: 88,
        cell: ({ value }) => figure(value),
      },
      {
        key: 'share',
        title: m.components_chart_share(),
        align: 'end',
        width: 88,
        cell: ({ value }) => share(value, total),
      },
    ];
  }, [parts, words]);
  return <Table caption={label} columns={columns} rows={parts} rowKey={rowKey} density="figures" />;
}
