import type { Context } from '../../base/registry.ts';

/** Responses of the API by their address, as JSON. */
export type PageData = ReadonlyMap<string, string>;

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

/** A data block, which is never executed. No `<` can end it, and nothing in it is a line end of JavaScript. */
export const dataBlock = (data: PageData): string => {
  const entries = [...data].map(([address, body]) => `${JSON.stringify(address)}:${body}`);
  const json = `{${entries.join(',')}}`.replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="page-data">${json}</script>`;
};
