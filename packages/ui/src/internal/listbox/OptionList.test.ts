import { describe, expect, it } from 'vitest';
import { rowsToRender, scrollToRow } from './OptionList.tsx';

const list = { count: 1000, rowHeight: 36, viewHeight: 288, scrollTop: 0, active: -1 };

describe('a long list', () => {
  it('renders visible rows and a few more', () => {
    const rows = rowsToRender({ ...list, scrollTop: 3600 });
    expect([rows[0], rows.at(-1)]).toEqual([96, 112]);
  });

  it('always renders the highlighted row, in order', () => {
    expect(rowsToRender({ ...list, scrollTop: 3600, active: 2 }).slice(0, 2)).toEqual([2, 96]);
    expect(rowsToRender({ ...list, active: 999 }).at(-1)).toBe(999);
  });

  it('renders no rows if empty, and no row twice', () => {
    expect(rowsToRender({ ...list, count: 0 })).toEqual([]);
    expect(rowsToRender({ ...list, count: 3, active: 1 })).toEqual([0, 1, 2]);
  });

  it('scrolls only as far as necessary', () => {
    expect(scrollToRow({ ...list, active: 3 })).toBe(0);
    expect(scrollToRow({ ...list, active: 8 })).toBe(36);
    expect(scrollToRow({ ...list, scrollTop: 3600, active: 50 })).toBe(1800);
    expect(scrollToRow({ ...list, scrollTop: 3600, active: -1 })).toBe(3600);
  });
});
