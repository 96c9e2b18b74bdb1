import type { Client } from '@portal/data/client';
import { idle } from '@portal/ui/rest';

/** The part of the data router that is used. */
interface Router {
  state: { initialized: boolean };
  subscribe(changed: (state: { initialized: boolean }) => void): () => unknown;
}

/** Resolves once the code of the first page has loaded. */
export async function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Waits for images that are not lazy, such as logos. */
async function imagesLoaded(): Promise<void> {
  const pending = [...document.images].filter((each) => !each.complete && each.loading !== 'lazy');
  await Promise.all(
    pending.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true });
          image.addEventListener('error', resolve, { once: true });
        }),
    ),
  );
}

/**
 * Resolves once the first page is rendered with its records, images and fonts: its code has loaded and no call is in
 * flight.
 */
export async function firstContent(router: Router, client: Pick<Client, 'quiet'>): Promise<void> {
  await initialized(router);
  // A response may lead to another call once it is rendered.
  do await idle();
  while (await client.quiet());
  await Promise.all([document.fonts.ready, imagesLoaded()]);
}
