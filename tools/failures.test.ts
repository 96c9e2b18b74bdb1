import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright } from './lib/tally.mjs';
import { difference } from './visual/difference.mjs';

test('a failed end-to-end test is reported with its line, its locator and the end of the page snapshot', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const path = join(folder, 'error-context.md');
  const page = Array.from({ length: 50 }, (_, index) => `- text: line ${index}`).join('\n');
  const source = '```ts\nawait expect(page).toHaveTitle();\n```';
  writeFileSync(path, `# Page snapshot\n\n\`\`\`yaml\n${page}\n\`\`\`\n\n${source}`);
  const message =
    "\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\nLocator: getByText('Saved')\nTimeout: 15000ms";
  const failed = {
    error: { message, location: { file: '/e2e/account.spec.ts', line: 40, column: 3 } },
    attachments: [{ name: 'error-context', contentType: 'text/markdown', path }],
  };
  const specs = [
    { file: 'a.spec.ts', title: 'holds', tests: [{ status: 'expected', results: [{}] }] },
    {
      file: 'a.spec.ts',
      title: 'breaks',
      tests: [{ status: 'unexpected', results: [failed] }],
    },
    { file: 'a.spec.ts', title: 'waits', tests: [{ status: 'skipped', results: [] }] },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 1 };
  const {
    passed,
    failed: count,
    broken,
  } = readPlaywright({ stats, suites: [{ specs }], errors: [] });
  rmSync(folder, { recursive: true });
  expect([passed, count]).toEqual([1, 2]);
  expect(broken.slice(0, 4)).toEqual([
    'a.spec.ts:40: breaks: Error: expect(locator).toBeVisible() failed',
    "  Locator: getByText('Saved')",
    '  Timeout: 15000ms',
    '  - text: line 10',
  ]);
  expect(broken.slice(-2)).toEqual(['  - text: line 49', 'a.spec.ts: waits: skipped']);
});

/** A white image of 20 × 10 pixels, and the same with two black pixels. */
const white =
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAAAAACRPiE6AAAAIklEQVR4AW3BAQEAAAiAIPP/5xqQMMsnQYIECRIkSJAg4QDZNQETdH1zRwAAAABJRU5ErkJggg==';
const dotted =
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAAAAACRPiE6AAAAKklEQVR4AW3BMRIAIAzDMMf//3MZWDgaKcMmhUD4ZNikkCs8MmxSSCHFAb19AxFjSrjuAAAAAElFTkSuQmCC';

test('a changed screenshot is reported with the position of the difference', () => {
  const [before, after] = [Buffer.from(white, 'base64'), Buffer.from(dotted, 'base64')];
  expect(difference(before, after).summary).toBe('differs in 2 pixels within 5 x 4 at 3, 2');
});
