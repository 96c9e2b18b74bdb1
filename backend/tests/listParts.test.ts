import { expect, it } from 'vitest';
import { findInParts, type ListQuery } from '../src/base/listParts.ts';

interface Row {
  id: number;
  name: string;
  part: number;
}

const names = 'abcde';
/** Thirteen of one part, eight of the next, with equal names. */
const table = Array.from({ length: 21 }, (_, id): Row => {
  return { id, name: names.charAt(id % names.length), part: id < 13 ? 0 : 1 };
});

const partOf = (where: object): unknown => JSON.parse(JSON.stringify(where)).$and[1].part;

/** Reads like a database, and remembers the offsets. */
const reader = () => {
  const offsets: number[] = [];
  const matching = (where: object) => table.filter(({ part }) => part === partOf(where));
  return {
    offsets,
    count: async ({ where }: { where: object }) => matching(where).length,
    async findMany({ where, orderBy, limit, offset }: ListQuery) {
      offsets.push(offset);
      const [byName, byId] = JSON.stringify(orderBy).includes('"name":"asc"') ? [1, -1] : [-1, 1];
      expect(orderBy).toEqual(
        byName === 1 ? [{ name: 'asc' }, { id: 'desc' }] : [{ name: 'desc' }, { id: 'asc' }],
      );
      return matching(where)
        .toSorted((a, b) => byName * a.name.localeCompare(b.name) || byId * (a.id - b.id))
        .slice(offset, offset + limit);
    },
  };
};

const pages = async (limit: number) => {
  const rows = reader();
  const ids: number[] = [];
  for (let offset = 0; offset < table.length + limit; offset += limit) {
    const query = { where: {}, orderBy: [{ name: 'asc' }, { id: 'desc' }], limit, offset };
    const { page, total } = await findInParts<Row>(rows, query, [{ part: 0 }, { part: 1 }]);
    expect(total).toBe(table.length);
    ids.push(...page.map(({ id }) => id));
  }
  return { ids, offsets: rows.offsets };
};

const inOrder = table
  .toSorted((a, b) => a.part - b.part || a.name.localeCompare(b.name) || b.id - a.id)
  .map(({ id }) => id);

it.each([1, 2, 3, 5, 8, 13, 50])('pages of %i have each row once, in order', async (limit) => {
  expect((await pages(limit)).ids).toEqual(inOrder);
});

it('no page skips more than half of a part', async () => {
  expect(Math.max(...(await pages(1)).offsets)).toBeLessThanOrEqual(6);
});
