import { expect, it } from 'vitest';
import { movedRow, type PaletteKey, paletteKey } from './paletteKeys.ts';

const press = (keys: string) => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
  };
};

it.each<[string, PaletteKey]>([
  ['Enter', { ask: 'open' }],
  ['Control+Enter', { ask: 'open in a new tab' }],
  ['Meta+Enter', { ask: 'open in a new tab' }],
  ['ArrowDown', { ask: 'move', by: 1 }],
  ['PageUp', { ask: 'move', by: -10 }],
  ['Shift+Home', { ask: 'nothing' }],
  ['Meta+ArrowUp', { ask: 'nothing' }],
  ['Alt+Enter', { ask: 'nothing' }],
  ['x', { ask: 'nothing' }],
])('%s in the field of a palette', (keys, asked) => {
  expect(paletteKey(press(keys))).toEqual(asked);
});

it('single steps wrap at the ends of the list, and others stop there', () => {
  expect([movedRow(4, 1, 5), movedRow(0, -1, 5), movedRow(2, 1, 5)]).toEqual([0, 4, 3]);
  expect([movedRow(3, 10, 5), movedRow(3, -10, 5), movedRow(3, -Infinity, 5)]).toEqual([4, 0, 0]);
});
