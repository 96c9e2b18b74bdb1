import { type SafeHref, safeLink } from '@portal/domain';

const given: unknown = import.meta.env.VITE_DIRECTORY_URL;

function link(address: string): SafeHref {
  const checked = safeLink(address);
  if (!checked) throw new Error(`${address} is not a link.`);
  return checked;
}

const ownDirectory = typeof given === 'string' ? safeLink(given) : null;
const directoryUrl = ownDirectory ?? link('https://directory.example/');

/** Settings of this build. */
export const env = {
  /** The public directory site, linked by the first item of the menu. */
  directoryUrl,
  /** The same if the build sets `VITE_DIRECTORY_URL`, else null. */
  ownDirectory,
  /** Its page with the terms and conditions. */
  termsUrl: link(new URL('terms', directoryUrl).href),
  /** Base URL of the API. */
  apiUrl: '/api',
};
