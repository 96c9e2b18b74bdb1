import { readFileSync } from 'node:fs';
import * as domain from '@portal/domain';
import { expect, test } from 'vitest';

const namesOf = (entry: object) => Object.keys(entry).sort((a, b) => a.localeCompare(b));

const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const all: Record<string, string> = JSON.parse(file).exports;
const entries = Object.entries(all).filter(([name]) => !name.includes('*'));

test.each([['domain', domain], ...entries] as const)(
  'the entry point %s exports these names',
  async (_, entry) => {
    const names: object =
      typeof entry === 'string' ? await import(/* @vite-ignore */ `../${entry}`) : entry;
    expect(namesOf(names)).toMatchSnapshot();
  },
);
