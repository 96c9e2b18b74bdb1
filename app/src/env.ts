import { safeLink } from '@portal/data/schemas';

const given: unknown = import.meta.env.VITE_DIRECTORY_URL;

const directoryUrl = (typeof given === 'string' && safeLink(given)) || 'https://directory.example/';

/** Settings of this build. */
export const env = {
  /** The public directory site, where the first item of the menu leads back to. */
  directoryUrl,
  /** Its page with the terms and conditions. */
  termsUrl: new URL('terms', directoryUrl).href,
  /** Where the calls go. */
  apiUrl: '/api',
};
