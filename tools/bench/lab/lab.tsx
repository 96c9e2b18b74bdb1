import '@portal/ui/theme/reset.css';
import { allPages } from '@portal/data/client';
import { Combobox } from '@portal/ui/components/Combobox';
import { type Column, Table, TableCard } from '@portal/ui/components/Table';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/* Single components at their largest size, with the actions that the bench calls. */

interface Row {
  id: string;
  name: string;
  industry: string;
  changed: string;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name },
  { key: 'industry', title: 'Industry', cell: ({ industry }) => industry },
  { key: 'changed', title: 'Last change', cell: ({ changed }) => changed },
];
const makeRows = (count: number, first = 0): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${first + index}`,
    name: `Listing ${first + index + 1}`,
    industry: 'Trades',
    changed: 'November 17th 2026',
  }));
const options = Array.from({ length: 1_000 }, (_, index) => ({
  value: String(index),
  label: `Option ${index + 1}`,
}));
const rowKey = ({ id }: Row) => id;
const host = document.getElementById('root');
if (!host) throw new Error('lab.html has no #root.');
const root = createRoot(host);
const show = (page: ReactNode) => flushSync(() => root.render(page));

const nextPaint = () =>
  new Promise<number>((done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    }),
  );

function Chooser() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox name="one" label="One" options={options} value={value} onValueChange={setValue} />
  );
}

const tableOf = (rows: readonly Row[]) => (
  <TableCard>
    <Table caption="Listings" columns={columns} rows={rows} rowKey={rowKey} />
  </TableCard>
);

const lab = {
  /** Shows a new, closed select. */
  chooser() {
    show(null);
    show(<Chooser />);
  },
  /** Milliseconds until 10,000 rows are rendered by React, and until they are painted. */
  async table() {
    show(null);
    await nextPaint();
    const rows = makeRows(10_000);
    const start = performance.now();
    show(tableOf(rows));
    const rendered = performance.now() - start;
    const shown = (await nextPaint()) - start;
    return { rendered, shown, nodes: host.querySelectorAll('*').length };
  },
  /** Milliseconds of the first update of a table: all 10,000 rows are new objects, one has changed. */
  async oneRow() {
    const rows = makeRows(10_000);
    show(tableOf(rows));
    await nextPaint();
    const changed = rows.map((row, at) => ({ ...row, ...(at === 3 && { name: 'Renamed' }) }));
    const before = performance.now();
    show(tableOf(changed));
    return performance.now() - before;
  },
  /** Loads 10,000 rows in pages of 100 with a latency of 20 ms. */
  async fetchAll() {
    let inFlight = 0;
    let most = 0;
    let requested = 0;
    let requestedAtFirstRows = 0;
    const rows: Row[] = [];
    const work: number[] = [];
    const start = performance.now();
    await allPages({
      load: async (page) => {
        requested += 1;
        inFlight += 1;
        most = Math.max(most, inFlight);
        await new Promise((ready) => setTimeout(ready, 20));
        inFlight -= 1;
        const pagination = { page, pageSize: 100, pageCount: 100, total: 10_000 };
        return { rows: makeRows(100, (page - 1) * 100), pagination };
      },
      onPage: (more) => {
        if (rows.length === 0) requestedAtFirstRows = requested;
        const before = performance.now();
        rows.push(...more);
        show(tableOf([...rows]));
        work.push(performance.now() - before);
      },
    });
    return { most, requestedAtFirstRows, took: performance.now() - start, work };
  },
};
export type Lab = typeof lab;
Object.assign(window, { lab });
