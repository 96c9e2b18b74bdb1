import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { startDraining } from './base/draining.ts';
import { endServer } from './base/endServer.ts';
import { portProblem, startProblem } from './base/startProblem.ts';

// Strapi reads these from the environment, before any configuration.
process.env.NODE_ENV ??= 'development';
process.env.STRAPI_TELEMETRY_DISABLED = 'true';

// The server continues if its log cannot be written, such as on a full disk.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Milliseconds to finish calls; containers are killed after ten seconds. */
const STOP_WITHIN = 8000;

/** Milliseconds, longer than proxies keep an idle connection, so that none is closed just as a proxy uses it. */
const KEEP_ALIVE = 65_000;

/** Prints why the server does not start, and ends it. */
const fail = (problem: string): never => {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

/** Checked before loading, which takes seconds, so that a second start fails at once. */
const checkPort = async (port: number, host: string): Promise<void> => {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
};

/** Libraries may throw outside of the promises that the start waits for. */
const failUncaught = (error: unknown) => fail(startProblem(error));

const start = async (): Promise<void> => {
  process.on('uncaughtException', failUncaught);
  const { settings } = await import('./settings.ts');
  const { port, host } = settings;
  const rejectPort = (error: unknown) => fail(portProblem(error, port) ?? startProblem(error));
  await checkPort(port, host).catch(rejectPort);
  const { brandFile } = await import('./features/brand/settings.ts');
  if (brandFile?.files) {
    const { checkImageFiles } = await import('./features/brand/index.ts');
    await checkImageFiles(brandFile.files.values());
  }
  const { waitForTurn } = await import('./base/startTurn.ts');
  const endTurn = await waitForTurn(settings.database);
  const { createStrapi } = await import('./base/strapi.ts');
  const strapi = createStrapi({ appDir: settings.backendDir, distDir: settings.backendDir });
  // Part of the notice of new versions, which is disabled.
  rmSync(join(settings.backendDir, '.strapi-updater.json'), { force: true });

  const stop = async (): Promise<void> => {
    strapi.log.info('Stopping: finishing requests in progress.');
    startDraining();
    await after(settings.drainSeconds * 1000);
    const late = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN));
    const { stopJobs } = await import('./base/jobs.ts');
    const { paymentJob } = await import('./features/payments/index.ts');
    const { endStreams } = await import('./features/notifications/index.ts');
    endStreams();
    // `destroy` cuts every connection.
    const ended = stopJobs([paymentJob])
      .then(() => endServer(strapi.server.httpServer))
      .then(() => strapi.destroy());
    await Promise.race([ended, late]).catch((error) => strapi.log.error(String(error)));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, stop);
  }

  await strapi.load();
  await endTurn();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  httpServer.removeAllListeners('error');
  httpServer.keepAliveTimeout = KEEP_ALIVE;
  await listen(httpServer, port, host).catch(rejectPort);
  httpServer.on('error', (error: Error) => strapi.log.error(error.message));
  const { checkProvider } = await import('./features/payments/index.ts');
  await checkProvider(strapi);
  const address = httpServer.address();
  const open = typeof address === 'object' && address ? address.port : port;
  process.off('uncaughtException', failUncaught);
  const { say } = await import('./base/log.ts');
  say(`ready http://${host.includes(':') ? `[${host}]` : host}:${open}`);
};

await start().catch((error) => fail(startProblem(error)));
