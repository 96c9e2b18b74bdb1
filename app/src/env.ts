import { defaultDirectoryUrl, type SafeHref, safeLink } from '@portal/domain';

function link(address: string): SafeHref {
  const checked = safeLink(address);
  if (!checked) throw new Error(`${address} is not a link.`);
  return checked;
}

/** The setting `DIRECTORY_URL`, written into the page by the server; the build has no page. */
const given = typeof document === 'undefined' ? null : document.documentElement.dataset.directory;
const ownDirectory = given ? safeLink(given) : null;
const directoryUrl = ownDirectory ?? link(defaultDirectoryUrl);

/** Addresses. */
export const env = {
  /** The public directory site, linked by the first item of the menu. */
  directoryUrl,
  /** The same if it is set, else null. */
  ownDirectory,
  /** Its page with the terms and conditions. */
  termsUrl: link(new URL('terms', directoryUrl).href),
  /** Base URL of the API. */
  apiUrl: '/api',
};
