import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of this product, which its patterns and forms use; components are for any product. */
const own =
  /listing|vendor|premium|cloud.?expert|special.?offer|directory|super.?admin|customer portal|eintr[aä]g|anbieter|verzeichnis/gi;

test('components and their texts contain no word of this product', () => {
  const files = [
    ...globSync('packages/ui/src/components/**/*.{ts,tsx}'),
    ...globSync('packages/ui/messages/*/components.json'),
  ];
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(own)].map(([word]) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
