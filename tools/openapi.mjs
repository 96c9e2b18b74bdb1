// Writes backend/openapi.json from the portal's structs. A backend test fails when it is stale.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeCalls } from '@portal/testing';
import { root } from './lib/runtime.mjs';

await writeFile(
  join(root, 'backend/openapi.json'),
  `${JSON.stringify(describeCalls(), null, 1)}\n`,
);
