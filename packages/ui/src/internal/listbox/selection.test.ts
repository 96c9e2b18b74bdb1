import { describe, expect, it } from 'vitest';
import { chipAfterRemoval, chosenOptions, fullAt, toggleValue } from './selection.ts';

describe('a limited selection', () => {
  it('takes no more than its limit, and a value it has out', () => {
    expect(toggleValue(['a', 'b'], 'c', 3)).toEqual(['a', 'b', 'c']);
    const full = ['a', 'b', 'c'];
    expect(toggleValue(full, 'd', 3)).toBe(full);
    expect(toggleValue(full, 'a', 3)).toEqual(['b', 'c']);
  });

  it('keeps more than the limit from the server and lets it only shrink', () => {
    const over = ['a', 'b', 'c', 'd', 'e'];
    expect(fullAt(over, 3)).toBe(3);
    expect(toggleValue(over, 'f', 3)).toBe(over);
    expect(toggleValue(over, 'b', 3)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('has no limit unless one is given', () => {
    expect(fullAt(['a'], undefined)).toBe(null);
    expect(toggleValue(['a'], 'b')).toEqual(['a', 'b']);
  });

  it('shows what is chosen in its own order, and values that are no option as they are', () => {
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

  it('hands the focus to the next chip, else the one before, else to none', () => {
    expect([chipAfterRemoval(0, 3), chipAfterRemoval(2, 3), chipAfterRemoval(0, 1)]).toEqual([
      1,
      1,
      null,
    ]);
  });
});
