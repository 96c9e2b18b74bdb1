// Writes backend/openapi.json from the portal's structs, and the table of listing fields in docs/api.md. Tests fail when they are stale.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeCalls, listingTable } from '@portal/testing';
import { root } from './lib/runtime.mjs';

await writeFile(
  join(root, 'backend/openapi.json'),
  `${JSON.stringify(describeCalls(), null, 1)}\n`,
);

const page = join(root, 'docs/api.md');
const text = await readFile(page, 'utf8');
await writeFile(
  page,
  text.replace(/^\| field \| of \|.*\n(?:\|.*\n)*/m, () => `${listingTable()}\n`),
);
