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

interface RendererSettings {
  /** Milliseconds that a page waits for its markup; the scripts render it otherwise. */
  wait: number;
  /** Called with an error of the thread. */
  report: (error: unknown) => void;
}

export interface RenderRequest {
  id: number;
  page: PageToRender;
}

/** Milliseconds without a renderer after it failed. */
const PAUSE = 60_000;
/** Pages that wait at most; others go without. */
const MOST_WAITING = 8;

/** A thread that renders pages with the root element's attributes. */
const startRenderer = (setup: RenderSetup, { wait, report }: RendererSettings) => {
  const waiting = new Map<number, (rendered?: RenderedPage) => void>();
  let requests = 0;
  const worker = new Worker(new URL('./renderWorker.ts', import.meta.url), {
    workerData: setup,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
  worker.unref();
  worker.on('message', ({ id, rendered }: { id: number; rendered?: RenderedPage }) =>
    waiting.get(id)?.(rendered),
  );
  worker.on('error', report);
  worker.on('exit', () => {
    for (const end of waiting.values()) end();
  });
  return {
    async render(page: PageToRender): Promise<RenderedPage | undefined> {
      if (waiting.size >= MOST_WAITING) return undefined;
      requests += 1;
      const id = requests;
      const rendered = new Promise<RenderedPage | undefined>((resolve) => waiting.set(id, resolve));
      worker.postMessage({ id, page } satisfies RenderRequest);
      try {
        return await Promise.race([rendered, delay(wait, undefined, { ref: false })]);
      } finally {
        waiting.delete(id);
      }
    },
    stop: () => worker.terminate(),
  };
};

/** Renders a page; undefined if the build cannot, it takes too long or it fails. Never rejects. */
export type RenderPage = (
  file: string,
  root: string,
  page: PageToRender,
) => Promise<RenderedPage | undefined>;

/**
 * Renders pages of the portal as its scripts do, in a thread for each language. `file` is the path of the page in the build and
 * `root` the attributes of its root element, which the thread keeps until others are named.
 */
export const createRenderer = (dist: string, { wait, report }: RendererSettings): RenderPage => {
  const renderers = new Map<string, { root: string } & ReturnType<typeof startRenderer>>();
  let pausedUntil = 0;
  const fail = (file: string) => (error: unknown) => {
    renderers.delete(file);
    pausedUntil = Date.now() + PAUSE;
    report(error);
  };
  const rendererFor = (file: string, root: string) => {
    const known = renderers.get(file);
    if (known?.root === root) return known;
    void known?.stop();
    const path = join(dist, dirname(file), '.server/first.mjs');
    if (!existsSync(path) || Date.now() < pausedUntil) return undefined;
    const module = pathToFileURL(path).href;
    const started = { root, ...startRenderer({ module, root }, { wait, report: fail(file) }) };
    renderers.set(file, started);
    return started;
  };
  return async (file, root, page) => rendererFor(file, root)?.render(page);
};
