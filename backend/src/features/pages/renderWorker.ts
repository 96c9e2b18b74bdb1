import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, RenderModule, RenderRequest, RenderSetup } from './renderer.ts';

const { module, root }: RenderSetup = workerData;

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of an attribute of HTML. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (all, code, name) =>
    code ? String.fromCharCode(Number(code)) : (signs[name] ?? all),
  );

const attributes = Object.fromEntries(
  [...root.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.replace(/^data-/, '').replace(/-(\w)/g, (_all, first) => first.toUpperCase()),
    unescaped(value),
  ]),
);

// What the portal reads of a browser while it renders.
Object.assign(globalThis, {
  document: { documentElement: { lang: attributes.lang, dataset: attributes }, cookie: '' },
  matchMedia: () => ({ matches: false }),
});

const { render }: RenderModule = await import(module);

const answer = (response: RenderAnswer): void => parentPort?.postMessage(response);

parentPort?.on('message', ({ id, page }: RenderRequest) => {
  render(page).then(
    (rendered) => answer({ id, rendered }),
    (error: unknown) => answer({ id, error }),
  );
});
