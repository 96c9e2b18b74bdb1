import { useMemo } from 'react';
import { type Column, Table } from '../Table/Table.tsx';
import * as styles from './Chart.css.ts';
import type { ChartPoint, ChartWords } from './chartOptions.ts';
import { figure } from './figures.ts';
import { beforeWord, hasBefore } from './summary.ts';

interface ChartTableProps {
  label: string;
  points: readonly ChartPoint[];
  words: ChartWords;
}

const rowKey = ({ key }: ChartPoint): string => key;

/** The same numbers as a chart draws, to be read one by one. */
export function ChartTable({ label, points, words }: ChartTableProps) {
  const columns = useMemo((): Column<ChartPoint>[] => {
    const figures: { key: 'value' | 'before' | 'also'; title: string; told: boolean }[] = [
      { key: 'value', title: words.value, told: true },
      { key: 'before', title: beforeWord(words), told: hasBefore(points) },
      { key: 'also', title: words.also ?? '', told: words.also !== undefined },
    ];
    return [
      { key: 'label', title: 'Day', cell: (point) => point.label },
      ...figures
        .filter(({ told }) => told)
        .map(
          ({ key, title }): Column<ChartPoint> => ({
            key,
            title,
            align: 'end',
            width: 104,
            cell: (point) => {
              const value = point[key];
              return value === undefined ? '–' : figure(value);
            },
          }),
        ),
    ];
  }, [points, words]);
  return (
    <div className={styles.table}>
      <Table caption={label} columns={columns} rows={points} rowKey={rowKey} density="figures" />
    </div>
  );
}
