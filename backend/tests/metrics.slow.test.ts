import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './caller.ts';
import { METRICS_TOKEN, sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase } from './startBackend.ts';

const PAGE = 'https://portal.test';

const shipped = (file: string) =>
  readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** Names that PromQL itself has, besides functions. */
const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool']);

/** The metrics that the alerts and the dashboard query. */
const queried = (): string[] => {
  const alerts = [...shipped('prometheus/alerts.yml').matchAll(/^ +expr: (.+)$/gm)];
  const dashboard: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    shipped('grafana/portal.json'),
  );
  const expressions = [
    ...alerts.map(([, expression = '']) => expression),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  const names = expressions.flatMap((expression) => {
    const bare = expression
      .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
      .replace(/\b(by|without|on) \([^)]*\)/g, '');
    return [...bare.matchAll(/\b[a-z_:]\w*\b(?! *\()/g)].map(([name]) => name);
  });
  return [...new Set(names)].filter((name) => !words.has(name)).sort();
};

describe('watching the server', () => {
  let backend: Backend;
  const scrape = (authorization = `Bearer ${METRICS_TOKEN}`) =>
    fetch(`${backend.url}/metrics`, { headers: { authorization } });

  beforeAll(async () => {
    backend = await sharedBackend('strict');
  });

  /** The log lines that contain a text, as records. */
  const linesWith = (text: string) =>
    backend
      .said()
      .split('\n')
      .filter((line) => line.includes(text))
      .map((line) => JSON.parse(line));

  it('shows metrics to the token only', async () => {
    const answers = await Promise.all(['', 'Bearer x', METRICS_TOKEN].map(scrape));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    const { status, headers } = await scrape();
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
  });

  it('counts calls by pattern, and reads queues, pool, workers and state', async () => {
    const counted = async () => {
      const text = await (await scrape()).text();
      return [
        'http_requests_total{method="GET",route="/api/apps/:id",status="401"}',
        'http_requests_total{method="GET",route="none",status="404"}',
        'http_request_duration_seconds_count{method="GET",route="/api/apps/:id"}',
        'portal_rejections_total{reason="unauthenticated"}',
      ].map((name) => Number(text.split(`\n${name} `)[1]?.split('\n')[0] ?? 0));
    };
    const before = await counted();
    await call(backend.url, 'GET', '/apps/kororaa-42?_q=kororaa');
    await call(backend.url, 'GET', '/nowhere/kororaa-42');
    expect(await counted()).toEqual(before.map((count) => count + 1));
    const hour = 3600_000;
    await inDatabase(backend, (sql) =>
      sql('pending_events').insert([
        { event_id: 0, handler: 'none', about: 'apps/0', next: Date.now() + hour },
      ]),
    );
    const at = Date.now() - 5e10;
    await inDatabase(backend, (sql) => sql('last_times').insert({ name: 'backup', at }));
    const text = await (await scrape()).text();
    const lines = [
      'portal_jobs_failed{kind="events"} 1',
      'portal_jobs_waiting{kind="refunds"} 0',
      'portal_jobs_oldest_age_seconds{kind="emails"} 0',
      'portal_ready{part="database"} 1',
      'portal_ready{part="storage"} 1',
      'portal_database_connections_max 1',
      'portal_worker_runs_total{worker="emails"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'portal_storage_free_bytes',
      'portal_backup_age_seconds 500',
      'portal_build_info{version="0.1.0"} 1',
    ];
    expect(lines.filter((line) => !text.includes(`\n${line}`))).toEqual([]);
    expect(text).not.toContain('kororaa');
  });

  it('counts the requests in flight, which end with the request that reads them', async () => {
    const inFlight = async () =>
      /\nhttp_requests_in_flight \d+/.exec(await (await scrape()).text())?.[0];
    // Workers of a new server call its card sandbox.
    await expect.poll(inFlight).toBe('\nhttp_requests_in_flight 1');
  });

  it('has every metric of the shipped alerts and dashboard', async () => {
    const text = await (await scrape()).text();
    const exported = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`] : [String(name)],
    );
    expect(queried().length).toBeGreaterThan(20);
    // Prometheus itself has `up`.
    expect(queried().filter((name) => ![...exported, 'up'].includes(name))).toEqual([]);
    const files =
      shipped('prometheus/alerts.yml') + shipped('grafana/portal.json').replaceAll('\\', '');
    const reasons = [...files.matchAll(/reason=~?"([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split('|'),
    );
    expect(reasons.length).toBeGreaterThan(5);
    expect(reasons.filter((reason) => !text.includes(`{reason="${reason}"}`))).toEqual([]);
  });

  it('logs what browsers report on one line, without queries, addresses and codes', async () => {
    const secret = 'kororaa.42@test.example';
    const code = `eyJ${'a1'.repeat(20)}.x.y`;
    const policy = {
      documentURL: `${PAGE}/auth/reset-password?code=${code}`,
      effectiveDirective: 'script-src-elem',
      blockedURL: `https://evil.example/x?${secret}`,
      sourceFile: `${PAGE}/assets/list.js?${secret}`,
      lineNumber: 3,
      columnNumber: 9,
    };
    const old = {
      'document-uri': `${PAGE}/apps`,
      'violated-directive': 'img-src',
      'blocked-uri': 'inline',
    };
    const error = {
      error: `TypeError: ${secret}\nis ${code}`,
      stack: `at f (${PAGE}/a.js?x:1:2)`,
      page: '/apps/1',
    };
    const sent: [string, unknown][] = [
      [
        'application/reports+json',
        [
          { type: 'csp-violation', body: policy },
          { type: 'deprecation', body: {} },
        ],
      ],
      ['application/csp-report', { 'csp-report': old }],
      ['text/plain;charset=UTF-8', error],
      ['text/plain', 'no JSON'],
      ['application/json', 'a text'],
      ['application/json', null],
      ['application/json', 1],
      ['application/json', { 'csp-report': { ...old, 'blocked-uri': 'moz-extension://1/x.js' } }],
    ];
    for (const [type, body] of sent) {
      const { status } = await fetch(`${backend.url}/api/reports`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: JSON.stringify(body),
      });
      expect([type, status]).toEqual([type, 204]);
    }
    const lines = linesWith('Browser report');
    expect(lines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'warn: Browser report: {"kind":"policy","page":"/auth/reset-password","directive":"script-src-elem","blocked":"https://evil.example","source":"/assets/list.js:3:9","browser":null}',
      'warn: Browser report: {"kind":"policy","page":"/apps","directive":"img-src","blocked":"inline","source":"","browser":null}',
      'warn: Browser report: {"kind":"error","page":"/apps/1","error":"TypeError: …@…\\nis …","stack":"at f (https://portal.test/a.js)","browser":null}',
    ]);
    expect(await (await scrape()).text()).toContain(
      'portal_browser_reports_total{kind="policy"} 2',
    );
  });

  it('limits reports in size and number', async () => {
    const send = (body: string) => call(backend.url, 'POST', '/reports', { body });
    expect((await send(JSON.stringify({ error: 'x'.repeat(8192) }))).status).toBe(413);
    const statuses: number[] = [];
    for (let sent = 0; sent < 40; sent += 1) statuses.push((await send('{}')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
  });

  it('names call and trace in each log line of a call and in its failure', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const ask = (traceparent: string) =>
      call(backend.url, 'POST', '/auth/forgot-password', {
        body: { email: 'someone@test.example' },
        headers: { traceparent },
      });
    await inDatabase(backend, (sql) => sql.schema.renameTable('call_counts', 'counts_away'));
    const failed = await ask(`00-${trace}-00f067aa0ba902b7-01`);
    const other = await ask(`00-${trace.toUpperCase()}-00f067aa0ba902b7-01`);
    await inDatabase(backend, (sql) => sql.schema.renameTable('counts_away', 'call_counts'));
    const request = failed.at('error.details.request');
    expect(failed.status).toBe(500);
    await expect.poll(() => linesWith(String(request)).length).toBe(2);
    const lines = linesWith(String(request));
    expect(lines.map((line) => [line.request, line.trace, line.level ?? line.route])).toEqual([
      [request, trace, 'error'],
      [request, trace, '/api/auth/forgot-password'],
    ]);
    const ofOther = linesWith(String(other.at('error.details.request')));
    expect(ofOther.filter((line) => 'trace' in line)).toEqual([]);
  });
});
