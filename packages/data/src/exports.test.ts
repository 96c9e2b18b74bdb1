import * as domain from '@portal/domain';
import { expect, test } from 'vitest';
import * as client from './client/index.ts';
import * as react from './react/index.ts';
import * as auditLog from './react/useAuditLog.ts';
import * as security from './react/useSecurity.ts';
import * as schemas from './schemas/index.ts';
import * as stores from './stores/index.ts';

const namesOf = (entry: object) => Object.keys(entry).sort((a, b) => a.localeCompare(b));

const entries = { domain, client, auditLog, react, schemas, security, stores };

test.each(Object.entries(entries))('the entry point %s exports these names', (_, entry) => {
  expect(namesOf(entry)).toMatchSnapshot();
});

test('the client exports these endpoints', () => {
  expect(namesOf(client.endpoints)).toMatchSnapshot();
});
