import '@portal/ui/theme/reset.css';
import { allPages } from '@portal/data/client';
import { Combobox } from '@portal/ui/components/Combobox';
import { type Column, Table, TableCard } from '@portal/ui/components/Table';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/* Single parts in their largest size, and actions with them that the bench calls from outside. */

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

const rendered = () =>
  new Promise<number>((done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    }),
  );

function Chooser() {
  const [value, setValue] = useState<string | null>(null);
  return <Combobox name="one" label="One" options={options} value={value} onChange={setValue} />;
}

const tableOf = (rows: readonly Row[]) => (
  <TableCard>
    <Table caption="Listings" columns={columns} rows={rows} rowKey={rowKey} />
  </TableCard>
);

const lab = {
  /** A closed select that nobody touched. */
  chooser() {
    show(null);
    show(<Chooser />);
  },
  /** Milliseconds of script until 10,000 rows are in the page, and until they are painted. */
  async table() {
    show(null);
    await rendered();
    const rows = makeRows(10_000);
    const start = performance.now();
    show(tableOf(rows));
    const drawn = performance.now() - start;
    const shown = (await rendered()) - start;
    const changed = rows.map((row, index) => (index === 3 ? { ...row, name: 'Renamed' } : row));
    const before = performance.now();
    show(tableOf(changed));
    const oneRow = performance.now() - before;
    return { drawn, shown, oneRow, nodes: host.querySelectorAll('*').length };
  },
  /** 10,000 rows by a hundred, each page 20 ms away. */
  async fetchAll() {
    let inFlight = 0;
    let most = 0;
    let asked = 0;
    let askedAtFirstRows = 0;
    const rows: Row[] = [];
    const work: number[] = [];
    const start = performance.now();
    await allPages({
      load: async (page) => {
        asked += 1;
        inFlight += 1;
        most = Math.max(most, inFlight);
        await new Promise((ready) => setTimeout(ready, 20));
        inFlight -= 1;
        const pagination = { page, pageSize: 100, pageCount: 100, total: 10_000 };
        return { rows: makeRows(100, (page - 1) * 100), pagination };
      },
      onPage: (more) => {
        if (rows.length === 0) askedAtFirstRows = asked;
        const before = performance.now();
        rows.push(...more);
        show(tableOf([...rows]));
        work.push(performance.now() - before);
      },
    });
    return { most, askedAtFirstRows, took: performance.now() - start, work };
  },
};
export type Lab = typeof lab;
Object.assign(window, { lab });
