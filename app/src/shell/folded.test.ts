import { expect, test } from 'vitest';
import { readFolded, writeFolded } from './folded.ts';

test('the menu remembers its folded groups, and folds on a full device too', () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: () => undefined,
    clear: () => undefined,
  };
  expect(readFolded(storage)).toEqual([]);
  writeFolded(storage, ['Cloud Experts', 'Metadata']);
  expect(readFolded(storage)).toEqual(['Cloud Experts', 'Metadata']);
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => writeFolded({ ...storage, setItem }, [])).not.toThrow();
});
