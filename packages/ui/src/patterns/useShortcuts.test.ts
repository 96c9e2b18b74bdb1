import { expect, test } from 'vitest';
import { type Press, shortcutOf, typingPause, typingRun } from './useShortcuts.ts';

const none = { elsewhere: false, held: false };
const keys = ['a', 'j', 'k', 'd', '?', 'shift+x'];

type Pressed = Partial<Press> & { shift?: boolean };

/** The presses that count as shortcuts, with 100 ms between them. */
function taken(run: ReturnType<typeof typingRun>, start: number, ...presses: Pressed[]) {
  return presses.flatMap(({ shift = false, ...press }, index) => {
    const key = press.key ?? '';
    const known = keys.includes(shortcutOf({ key, code: '', shiftKey: shift }));
    return run.takes({ ...none, key, at: start + index * 100, known, ...press }) ? [key] : [];
  });
}
const typed = (words: string): Partial<Press>[] => [...words].map((key) => ({ key }));

test('shortcuts pressed in a row all count', () => {
  expect(taken(typingRun(), 0, ...typed('jjkaa'))).toEqual([...'jjkaa']);
});

test('typing that continues after its field is removed triggers no shortcut until a pause', () => {
  const run = typingRun();
  const sent = { key: 'Enter', held: true, elsewhere: true };
  expect(taken(run, 0, { key: 'd', elsewhere: true }, sent, ...typed('add a logo'))).toEqual([]);
  expect(taken(run, 1100 + typingPause, { key: 'a' })).toEqual(['a']);
});

test('typing outside a field triggers none either', () => {
  const please = { key: 'P', shift: true };
  expect(taken(typingRun(), 0, please, ...typed('lease add a logo'))).toEqual([]);
  expect(taken(typingRun(), 0, { key: 'A', shift: true }, ...typed('dd a logo'))).toEqual([]);
  expect(taken(typingRun(), 0, ...typed('a name and a logo'))).toEqual(['a']);
});

test('Tab, Escape, arrow and function keys and a click end the typing', () => {
  const field = { key: 'x', elsewhere: true };
  for (const key of ['Tab', 'Escape', 'F8', 'ArrowDown'])
    expect(taken(typingRun(), 0, field, { key }, { key: 'a' })).toEqual(['a']);
  const run = typingRun();
  taken(run, 0, field);
  run.end();
  expect(taken(run, 100, { key: 'a' })).toEqual(['a']);
});

test('a letter with Shift is another shortcut than without; with Caps Lock or as a symbol it is the same', () => {
  expect(taken(typingRun(), 0, { key: 'A', shift: true })).toEqual([]);
  expect(taken(typingRun(), 0, { key: 'X', shift: true })).toEqual(['X']);
  expect(taken(typingRun(), 0, { key: 'x' })).toEqual([]);
  expect(taken(typingRun(), 0, { key: 'A' }, { key: '?', shift: true })).toEqual(['A', '?']);
});

test('a key of a layout without Latin letters is the letter of its place', () => {
  const name = (key: string, code: string, shiftKey = false) => shortcutOf({ key, code, shiftKey });
  expect(name('о', 'KeyJ')).toBe('j');
  expect(name('ξ', 'KeyJ')).toBe('j');
  expect(name('Ч', 'KeyX', true)).toBe('shift+x');
  expect(name('ж', 'Semicolon')).toBe('ж');
  expect([name('o', 'KeyS'), name('é', 'Digit2'), name('?', 'Slash', true)]).toEqual([
    'o',
    'é',
    '?',
  ]);
});
