import { describe, expect, it } from 'vitest';
import { isComposing } from '../isComposing.ts';
import { closedListbox, type Intent, intentOf, listboxReducer, moveActive } from './useListbox.ts';

const rows = Array.from({ length: 25 }, (_, index) => ({
  value: `${index}`,
  label: `Row ${index}`,
}));

describe('the highlight', () => {
  it.each([
    ['moves down', '3', 1, '4'],
    ['moves up', '3', -1, '2'],
    ['wraps from the last to the first', '24', 1, '0'],
    ['wraps from the first to the last', '0', -1, '24'],
    ['starts at the first', null, 1, '0'],
    ['starts at the last', null, -1, '24'],
    ['starts again if its option is removed', 'withdrawn', 1, '0'],
  ])('%s', (_title, active, by, expected) => {
    expect(moveActive(rows, active, by, true)).toBe(expected);
  });

  it('stops at the ends when moving by pages', () => {
    expect(moveActive(rows, '20', 10, false)).toBe('24');
    expect(moveActive(rows, '24', 10, false)).toBe('24');
    expect(moveActive(rows, '4', -10, false)).toBe('0');
  });

  it('is null in an empty list', () => {
    expect(moveActive([], '3', 1, true)).toBeNull();
  });
});

describe('the state of the list', () => {
  const searching = { ...closedListbox, open: true, query: 'ret', active: 'retail', byKey: true };

  it('highlights the selected option, not its position in the results', () => {
    const next = listboxReducer(searching, {
      type: 'picked',
      active: 'retail',
      said: 'Retail selected',
    });
    expect(next).toEqual({ ...searching, query: null, said: 'Retail selected' });
  });

  it('clears the query on close, but not the announcement', () => {
    expect(listboxReducer({ ...searching, said: 'Retail removed' }, { type: 'closed' })).toEqual({
      ...closedListbox,
      said: 'Retail removed',
    });
  });

  it('does not change when the pointer moves within a row', () => {
    const pointed = listboxReducer(searching, {
      type: 'highlighted',
      active: 'health',
      byKey: false,
    });
    expect(listboxReducer(pointed, { type: 'highlighted', active: 'health', byKey: false })).toBe(
      pointed,
    );
  });
});

const press = (keys: string) => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
  };
};

const nothing: Intent = { ask: 'nothing' };

/** Keys with their intent in a closed and in an open list. */
const table: readonly [string, Intent, Intent][] = [
  ['ArrowDown', { ask: 'open', highlight: 'first' }, { ask: 'move', by: 1, wrap: true }],
  ['ArrowUp', { ask: 'open', highlight: 'last' }, { ask: 'move', by: -1, wrap: true }],
  ['Alt+ArrowDown', { ask: 'open', highlight: 'keep' }, nothing],
  ['Alt+ArrowUp', nothing, { ask: 'close' }],
  ['PageDown', nothing, { ask: 'move', by: 10, wrap: false }],
  ['PageUp', nothing, { ask: 'move', by: -10, wrap: false }],
  ['Enter', nothing, { ask: 'pick', through: false }],
  ['Tab', nothing, { ask: 'pick', through: true }],
  ['Escape', nothing, { ask: 'close' }],
  ['Home', nothing, { ask: 'caret' }],
  ['End', nothing, { ask: 'caret' }],
  ['ArrowLeft', nothing, { ask: 'caret' }],
  ['ArrowRight', nothing, { ask: 'caret' }],
  ['a', nothing, nothing],
  [' ', nothing, nothing],
  ['Control+ArrowDown', nothing, nothing],
  ['Meta+ArrowUp', nothing, nothing],
];

describe('the keyboard of a searchable select', () => {
  it.each(table)('%s', (keys, closed, open) => {
    expect(intentOf(press(keys), false)).toEqual(closed);
    expect(intentOf(press(keys), true)).toEqual(open);
  });

  it('ignores keys during text composition', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});
