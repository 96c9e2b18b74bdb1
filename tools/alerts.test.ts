import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const rules = join(root, 'deploy/prometheus');
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
const isInstalled = promtool('--version').error === undefined;

// Debian has it in the package prometheus.
test.skipIf(!isInstalled)('the alert rules are valid and fire when they should', () => {
  for (const [command, file] of [
    ['check', 'alerts.yml'],
    ['test', 'alerts.test.yml'],
  ] as const) {
    const { status, stdout, stderr } = promtool(command, 'rules', join(rules, file));
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
});

test('docs/operations.md says of each alert what to do', () => {
  const alerts = readFileSync(join(rules, 'alerts.yml'), 'utf8').matchAll(/- alert: (\w+)/g);
  const [, text = ''] = readFileSync(join(root, 'docs/operations.md'), 'utf8').split('### Alerts');
  const [list = ''] = text.split('\n## ');
  const documented = [...list.matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name);
  expect(documented.slice(1)).toEqual([...alerts].map(([, name]) => name));
});
