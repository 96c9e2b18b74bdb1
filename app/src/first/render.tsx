import { createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import type { PageToRender, RenderedPage } from '@portal/domain';
import { createDraftStore } from '@portal/forms/core';
import { RenderedWidth } from '@portal/ui/availableWidth';
import { atLeast, narrower } from '@portal/ui/theme/media';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter } from 'react-router-dom';
import { readFlags, readTimeZone } from '../flags.ts';
import { Portal } from '../portal.tsx';
import { routes } from '../router.tsx';
import { initialized } from '../shell/firstContent.ts';
import { prefetchAtStart } from '../shell/prefetch.ts';
import { inView } from './inView.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const noStorage = { getItem: () => null, setItem: nothing, removeItem: nothing, clear: nothing };

/** Sizes that scripts set, in CSS pixels by attribute. */
const sizes = {
  'data-width': 'inline-size',
  'data-narrowest': 'min-inline-size',
};

/** Rules for the markup: no dates, since the time zone of the device is not known, and the sizes that scripts set. */
const rulesFor = (html: string): string =>
  [
    '[data-local-time]{visibility:hidden}',
    ...Object.entries(sizes).flatMap(([attribute, size]) =>
      Array.from(
        new Set(html.match(new RegExp(`(?<= ${attribute}=")\\d+`, 'g'))),
        (px) => `[${attribute}="${px}"]{${size}:${Number(px) / 16}rem}`,
      ),
    ),
  ].join('');

/** The markup of a page as its scripts render it with its first data, further rules as CSS, and the windows it is for. Undefined if it cannot be rendered. */
export async function render({
  address,
  phone,
  theme,
  data,
}: PageToRender): Promise<RenderedPage | undefined> {
  const client = createClient({ baseUrl: '/api', fetch: never, pageData: inView(data) });
  const stores = createStores({ client, storage: noStorage, rest: never });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const flags = readFlags();
  try {
    void stores.session.restore();
    prefetchAtStart(router.state.matches, stores, router.state.location.search, flags);
    await initialized(router);
    if (router.state.errors) return undefined;
    document.documentElement.dataset.theme = theme;
    const html = renderToString(
      <RenderedWidth value={phone ? 'phone' : 'xl'}>
        <Portal
          client={client}
          stores={stores}
          router={router}
          draftStore={createDraftStore(undefined, undefined, never)}
          now={Date.now}
          storage={noStorage}
          flags={flags}
          timeZone={readTimeZone()}
          loadProvider={never}
          reload={nothing}
        />
      </RenderedWidth>,
    );
    if (!html.includes('<h1')) return undefined;
    return { html, css: rulesFor(html), media: phone ? narrower('md') : atLeast('xl') };
  } finally {
    stores.close();
    router.dispose();
  }
}
