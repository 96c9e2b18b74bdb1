import { describe, expect, it } from 'vitest';
import { chipAfterRemoval, chosenOptions, fullAt, toggleValue } from './selection.ts';

describe('a limited selection', () => {
  it('adds values up to the limit, and removes selected ones', () => {
    expect(toggleValue(['a', 'b'], 'c', 3)).toEqual(['a', 'b', 'c']);
    const full = ['a', 'b', 'c'];
    expect(toggleValue(full, 'd', 3)).toBe(full);
    expect(toggleValue(full, 'a', 3)).toEqual(['b', 'c']);
  });

  it('accepts stored values above the limit, which can only be removed', () => {
    const over = ['a', 'b', 'c', 'd', 'e'];
    expect(fullAt(over, 3)).toBe(3);
    expect(toggleValue(over, 'f', 3)).toBe(over);
    expect(toggleValue(over, 'b', 3)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('has no limit by default', () => {
    expect(fullAt(['a'], undefined)).toBe(null);
    expect(toggleValue(['a'], 'b')).toEqual(['a', 'b']);
  });

  it('shows selected options in order, and unknown values as they are', () => {
    const options = [
      { value: 'a', label: 'Auckland' },
      { value: 'w', label: 'Waikato' },
    ];
    expect(
      chosenOptions(options, ['w', 'gone', 'a']).map(({ label, unknown }) => [label, unknown]),
    ).toEqual([
      ['Waikato', false],
      ['gone', true],
      ['Auckland', false],
    ]);
  });

  it('focuses the next chip after a removal, else the previous one, else none', () => {
    expect([chipAfterRemoval(0, 3), chipAfterRemoval(2, 3), chipAfterRemoval(0, 1)]).toEqual([
      1,
      1,
      null,
    ]);
  });
});
