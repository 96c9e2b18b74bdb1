import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const limits = { product: 400, test: 500 };

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

const kindOf = (file: string): keyof typeof limits =>
  /\.(stories|test|spec)\.tsx?$|(^|\/)(e2e|tests|testing)\//.test(file) ? 'test' : 'product';

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Deleted but not committed.
  }
};

test('no file is longer than its limit', () => {
  const tooLong = files.flatMap((file) => {
    const lines = read(file).split('\n').length - 1;
    const limit = limits[kindOf(file)];
    return lines > limit ? [`${file}: ${lines} lines of ${limit}`] : [];
  });
  expect(tooLong).toEqual([]);
});

test('no file has a to-do comment', () => {
  const later = new RegExp(`\\b(TO${'DO'}|FIX${'ME'}|X{3})\\b`);
  expect(files.filter((file) => later.test(read(file)))).toEqual([]);
});

test('no file has merge conflict markers', () => {
  const { stdout } = spawnSync('git', ['grep', '-lE', '^(<{7}|>{7}) ', '--', ':!*.snap'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
