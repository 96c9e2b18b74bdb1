import { describe, expect, it } from 'vitest';
import { type Intent, intentOf, isComposing } from './keys.ts';

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

/** Keys, what they ask of a closed list, what they ask of an open one. */
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

  it('leaves keys to an input method, however the browser tells of it', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});
