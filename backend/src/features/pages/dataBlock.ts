import type { Context } from '../../base/registry.ts';

/** What a page shows first. */
export interface PageData {
  /** Responses of the API by their address, as JSON. */
  responses: ReadonlyMap<string, string>;
  /** Path of the list on the page, or on the page it redirects to. Undefined without one. */
  list: string | undefined;
  /** When the page must be complete, in milliseconds since 1970. */
  until: number;
}

/** Resolves with undefined when the page has to make the calls itself; never rejects. */
export type ReadPageData = () => Promise<PageData | undefined>;

/**
 * Whether a browser opens the page in a tab now. A page fetched ahead may be shown minutes later, and other sites, frames
 * and programs get no data.
 */
export const opensPage = (ctx: Context): boolean =>
  ctx.method === 'GET' &&
  ctx.get('Sec-Fetch-Mode') === 'navigate' &&
  ctx.get('Sec-Fetch-Dest') === 'document' &&
  ['same-origin', 'same-site', 'none'].includes(ctx.get('Sec-Fetch-Site')) &&
  ctx.get('Sec-Purpose') === '' &&
  ctx.get('Purpose') === '';

/** The responses as JSON. No `<` in it can end a data block, and nothing is a line end of JavaScript. */
export const blockJson = ({ responses }: PageData): string => {
  const entries = [...responses].map(([address, body]) => `${JSON.stringify(address)}:${body}`);
  return `{${entries.join(',')}}`.replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
};

/** A data block, which is never executed. */
export const dataBlock = (json: string): string =>
  `<script type="application/json" id="page-data">${json}</script>`;
