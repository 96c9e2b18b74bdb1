/** A page's number, or the place where some are left out. */
export type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

const page = (number: number): PageSlot => ({ kind: 'page', page: number });

/**
 * The numbers to offer: first, last, the present one and its neighbours. There are always as many places
 * as `most`, so that the buttons stay under the pointer from page to page.
 */
export function pageSlots(current: number, count: number, most = 7): PageSlot[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => page(index + 1));
  const middle = most - 4;
  const start = Math.min(Math.max(current - Math.floor(middle / 2), 3), count - middle - 1);
  const numbers = Array.from({ length: middle }, (_, index) => start + index);
  return [
    page(1),
    start === 3 ? page(2) : { kind: 'gap', after: 1 },
    ...numbers.map(page),
    start + middle === count - 1 ? page(count - 1) : { kind: 'gap', after: start + middle - 1 },
    page(count),
  ];
}

/** "1–10 of 23". */
export function rangeText(current: number, pageSize: number, total: number): string {
  if (total === 0) return '0 of 0';
  const first = (current - 1) * pageSize + 1;
  const last = Math.min(current * pageSize, total);
  const [from, to, all] = [first, last, total].map((number) => number.toLocaleString('en-NZ'));
  return `${from}–${to} of ${all}`;
}
