import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, 'deploy/prometheus', file), 'utf8');

/** The shape of a rule, whose values need no quotes in YAML or have them. */
const shape = new RegExp(
  [
    '      - alert: (?<alert>[A-Z]\\w+)',
    '        expr: (?<expr>[a-z](?:(?!: | #)[^\\n])*)',
    '(?:        for: \\d+[mh]\\n)?        labels: \\{ severity: (?:critical|warning) \\}',
    "        annotations: \\{ summary: '(?<summary>(?:[^'\\n]|'')+)' \\}\\n",
  ].join('\n'),
  'g',
);
const file = read('alerts.yml');
const rules = [...file.matchAll(shape)].map(({ groups = {} }) => groups);
const names = rules.map(({ alert }) => alert);

test('the alert rules are a list of rules in the form that Prometheus reads', () => {
  const head = 'groups:\n  - name: portal\n    rules:\n';
  expect(
    file
      .replace(/^#.*\n/gm, '')
      .replace(shape, '')
      .replaceAll(/\n+/g, '\n')
      .trim(),
  ).toBe(head.trim());
  expect(new Set(names).size).toBe(rules.length);
});

/** Of PromQL, those that the rules use. */
const functions = /^(absent|and|by|count|histogram_quantile|increase|max|min|or|rate|sum)$/;

test.for(rules)('the alert $alert has an expression that Prometheus can read', (rule) => {
  const { expr = '', summary = '' } = rule;
  // backend/tests/metrics.slow.test.ts compares the metrics with those of a server.
  const bare = expr.replace(/\{(\w+=~?"[^"]*",? ?)+\}|\[\d+[mh]\]/g, '');
  expect(bare).toMatch(/^[\w\s().,/<>=]+$/);
  const called = [...bare.matchAll(/([a-z]\w*) *\(/g)].map(([, name = '']) => name);
  expect(called.filter((name) => !functions.test(name))).toEqual([]);
  expect(bare.split('(').length).toBe(bare.split(')').length);
  // Aggregation drops all labels that it does not name.
  const shown = [...summary.matchAll(/\$labels\.(\w+)/g)].map(([, name]) => name);
  const [, kept] = /^\w+ by \(([\w, ]+)\)/.exec(expr) ?? [];
  const dropsAll = /^(sum|min|max|count|absent|histogram_quantile)\b(?! by)/.test(expr);
  if (kept !== undefined || dropsAll)
    expect(shown.filter((name) => !kept?.split(', ').includes(String(name)))).toEqual([]);
});

test('only known alerts are tested', () => {
  const tested = [...read('alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(([, name]) => name);
  expect(tested.length).toBeGreaterThan(20);
  expect(tested.filter((name) => !names.includes(String(name)))).toEqual([]);
});

test('docs/operations.md says of each alert what to do', () => {
  const [, text = ''] = readFileSync(join(root, 'docs/operations.md'), 'utf8').split('### Alerts');
  const [list = ''] = text.split('\n## ');
  const documented = [...list.matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name);
  expect(documented.slice(1)).toEqual(names);
});
