import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const most = { product: 300, test: 500 };

/** Longer for a reason, and not longer than this. */
const longer: Readonly<Record<string, number>> = {
  // A stand-in of another firm's script, which is one file there too.
  'backend/sandbox/browser/stripe.js': 370,
};

const files = spawnSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.js',
    '*.css',
  ],
  { encoding: 'utf8' },
)
  .stdout.split('\n')
  .filter((file) => file !== '');

const kindOf = (file: string): keyof typeof most =>
  /\.(stories|test|spec)\.tsx?$|(^|\/)(e2e|tests|testing)\//.test(file) ? 'test' : 'product';

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Deleted, and not yet committed.
  }
};

test('no file is longer than its limit', () => {
  const tooLong = files.flatMap((file) => {
    const lines = read(file).split('\n').length - 1;
    const limit = longer[file] ?? most[kindOf(file)];
    return lines > limit ? [`${file}: ${lines} lines of ${limit}`] : [];
  });
  expect(tooLong).toEqual([]);
});

test('an exception that is no longer needed is gone', () => {
  const needless = Object.keys(longer).filter(
    (file) => read(file).split('\n').length - 1 <= most[kindOf(file)],
  );
  expect(needless).toEqual([]);
});

test('nothing is left for later', () => {
  const later = new RegExp(`\\b(TO${'DO'}|FIX${'ME'}|X{3})\\b`);
  expect(files.filter((file) => later.test(read(file)))).toEqual([]);
});

test('nothing holds the marks of a merge', () => {
  const { stdout } = spawnSync('git', ['grep', '-lE', '^(<{7}|>{7}) ', '--', ':!*.snap'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
