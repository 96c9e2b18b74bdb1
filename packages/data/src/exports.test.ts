import * as domain from '@portal/domain';
import { expect, test } from 'vitest';
import * as client from './client/index.ts';
import * as react from './react/index.ts';
import * as schemas from './schemas/index.ts';
import * as stores from './stores/index.ts';
import * as testing from './testing/index.ts';

const namesOf = (door: object) => Object.keys(door).sort((a, b) => a.localeCompare(b));

const entries = { domain, client, react, schemas, stores, testing };

test.each(Object.entries(entries))('the door %s offers these names', (_, door) => {
  expect(namesOf(door)).toMatchSnapshot();
});

test('the registry names these calls', () => {
  expect(namesOf(client.endpoints)).toMatchSnapshot();
});
