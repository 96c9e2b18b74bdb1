import { expect, test } from 'vitest';
import { fold } from '../packages/domain/src/text/fold.ts';
import { fold as foldOfLists } from '../packages/ui/src/internal/fold.ts';

test('lists of the component library find what searches of the server find', () => {
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  expect(characters.filter((each) => foldOfLists(each) !== fold(each))).toEqual([]);
});
