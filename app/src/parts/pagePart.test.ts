import { DataError } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { partOf } from './pagePart.ts';

const failed = (code: DataError['code']) =>
  partOf({ kind: 'failed', error: new DataError(code), retry: () => undefined }, 'No devices.');

test('a part says what could not be loaded, or that there is no connection', () => {
  expect(failed('server')).toMatchObject({ kind: 'failed', problem: 'No devices.' });
  expect(failed('offline')).toMatchObject({
    problem: expect.stringMatching(/could not be reached/),
  });
});
