import { expect, it } from 'vitest';
import { movedTo, type SelectIntent, selectIntent } from './SelectPopup.tsx';

const press = (keys: string) => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
  };
};

it.each<[string, SelectIntent | null]>([
  ['PageDown', { ask: 'move', by: 10 }],
  ['PageUp', { ask: 'move', by: -10 }],
  ['Tab', { ask: 'pick', goesOn: true }],
  ['Alt+ArrowUp', { ask: 'pick', goesOn: false }],
  ['Alt+ArrowDown', null],
  ['Alt+Tab', null],
  ['Control+PageDown', null],
  ['Meta+PageUp', null],
  ['ArrowUp', null],
  ['Home', null],
])('%s in the open list of a select', (keys, asked) => {
  expect(selectIntent(press(keys))).toEqual(asked);
});

it('stops at the first and the last option', () => {
  expect([movedTo(4, -10, 20), movedTo(4, 10, 20), movedTo(14, 10, 20)]).toEqual([0, 14, 19]);
});
