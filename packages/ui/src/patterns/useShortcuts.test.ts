import { expect, test } from 'vitest';
import { type Press, typingPause, typingRun } from './useShortcuts.ts';

const none = { elsewhere: false, held: false, shift: false };
const keys = 'ajkd?';

/** The keys that were taken out of what was pressed, a tenth of a second apart. */
function taken(run: ReturnType<typeof typingRun>, start: number, ...presses: Partial<Press>[]) {
  return presses.flatMap((press, index) => {
    const key = press.key ?? '';
    const known = keys.includes(key.toLowerCase());
    return run.takes({ ...none, key, at: start + index * 100, known, ...press }) ? [key] : [];
  });
}
const typed = (words: string): Partial<Press>[] => [...words].map((key) => ({ key }));

test('keys one after the other are all taken', () => {
  expect(taken(typingRun(), 0, ...typed('jjkaa'))).toEqual([...'jjkaa']);
});

test('a sentence that goes on after its field is gone is no key, until there is a pause', () => {
  const run = typingRun();
  const sent = { key: 'Enter', held: true, elsewhere: true };
  expect(taken(run, 0, { key: 'd', elsewhere: true }, sent, ...typed('add a logo'))).toEqual([]);
  expect(taken(run, 1100 + typingPause, { key: 'a' })).toEqual(['a']);
});

test('a sentence that begins beside any field is none either', () => {
  const please = { key: 'P', shift: true };
  expect(taken(typingRun(), 0, please, ...typed('lease add a logo'))).toEqual([]);
  expect(taken(typingRun(), 0, { key: 'A', shift: true }, ...typed('dd a logo'))).toEqual([]);
  expect(taken(typingRun(), 0, ...typed('a name and a logo'))).toEqual(['a']);
});

test('who turns to something else has stopped typing', () => {
  const field = { key: 'x', elsewhere: true };
  for (const key of ['Tab', 'Escape', 'F8', 'ArrowDown'])
    expect(taken(typingRun(), 0, field, { key }, { key: 'a' })).toEqual(['a']);
  const run = typingRun();
  taken(run, 0, field);
  run.end();
  expect(taken(run, 100, { key: 'a' })).toEqual(['a']);
});

test('a capital is no key, Caps Lock and signs behind Shift are', () => {
  expect(taken(typingRun(), 0, { key: 'A', shift: true })).toEqual([]);
  expect(taken(typingRun(), 0, { key: 'A' }, { key: '?', shift: true })).toEqual(['A', '?']);
});
