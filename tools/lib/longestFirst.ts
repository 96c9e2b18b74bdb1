import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a minute or more. Vitest starts with the largest files, and these are small. */
const longest = [
  'bucket.slow.test.ts',
  'contract.test.ts',
  'moneyTime.slow.test.ts',
  'roles.test.ts',
  'twoServers.postgres.ts',
];

/** Runs the longest files first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      longest.includes(basename(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
