import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageToRender, RenderedPage } from '@portal/domain';

/** What the build exports, from `app/src/first/render.tsx`. */
export interface RenderModule {
  render(page: PageToRender): Promise<RenderedPage | undefined>;
}

export interface RenderSetup {
  /** URL of the build's module. */
  module: string;
  /** The attributes of the root element. */
  root: string;
}

export interface RenderRequest {
  id: number;
  page: PageToRender;
}

export interface RenderAnswer {
  id: number;
  /** Undefined if the page cannot be rendered. */
  rendered?: RenderedPage | undefined;
  error?: unknown;
}

/** Milliseconds without a thread after it failed. */
const PAUSE = 60_000;
/** Pages in the thread at most; others go without. */
const MOST_WAITING = 8;
/** Milliseconds after which a thread that does not answer is stopped. */
const HUNG = 30_000;

/** A thread that renders pages with the root element's attributes. `ended` is called with the error that ended it, if there was one. */
const startRenderer = (
  setup: RenderSetup,
  report: (error: unknown) => void,
  ended: (error?: unknown) => void,
) => {
  const waiting = new Map<number, { since: number; end: (rendered?: RenderedPage) => void }>();
  let requests = 0;
  let failure: unknown;
  const worker = new Worker(new URL('./renderWorker.ts', import.meta.url), {
    workerData: setup,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
  worker.unref();
  worker.on('message', ({ id, rendered, error }: RenderAnswer) => {
    if (error !== undefined) report(error);
    waiting.get(id)?.end(rendered);
    waiting.delete(id);
  });
  worker.on('error', (error) => {
    failure = error;
  });
  worker.on('exit', () => {
    for (const { end } of waiting.values()) end();
    ended(failure);
  });
  return {
    async render(page: PageToRender, wait: number): Promise<RenderedPage | undefined> {
      const now = Date.now();
      const [oldest] = waiting.values();
      if (oldest && now - oldest.since > HUNG) void worker.terminate();
      if (waiting.size >= MOST_WAITING) return undefined;
      requests += 1;
      const id = requests;
      const rendered = new Promise<RenderedPage | undefined>((end) => {
        waiting.set(id, { since: now, end });
      });
      worker.postMessage({ id, page } satisfies RenderRequest);
      return Promise.race([rendered, delay(wait, undefined, { ref: false })]);
    },
    stop: () => worker.terminate(),
  };
};

/** Renders a page within `wait` milliseconds; undefined if the build cannot, it takes longer or it fails. Never rejects. */
export type RenderPage = (
  file: string,
  root: string,
  page: PageToRender,
  wait: number,
) => Promise<RenderedPage | undefined>;

/**
 * Renders pages of the portal as its scripts do, in a thread for each language. `file` is the path of the page in the build and
 * `root` the attributes of its root element, which the thread keeps until others are named. Errors are reported.
 */
export const createRenderer = (dist: string, report: (error: unknown) => void): RenderPage => {
  const renderers = new Map<string, { root: string } & ReturnType<typeof startRenderer>>();
  let pausedUntil = 0;
  const rendererFor = (file: string, root: string) => {
    const known = renderers.get(file);
    if (known?.root === root) return known;
    renderers.delete(file);
    void known?.stop();
    const path = join(dist, dirname(file), '.server/first.mjs');
    if (!existsSync(path) || Date.now() < pausedUntil) return undefined;
    const ended = (error?: unknown) => {
      if (renderers.get(file) === started) renderers.delete(file);
      if (error === undefined) return;
      pausedUntil = Date.now() + PAUSE;
      report(error);
    };
    const module = pathToFileURL(path).href;
    const started = { root, ...startRenderer({ module, root }, report, ended) };
    renderers.set(file, started);
    return started;
  };
  return async (file, root, page, wait) => rendererFor(file, root)?.render(page, wait);
};
