import { safeLink } from '@portal/data/schemas';

const given: unknown = import.meta.env.VITE_DIRECTORY_URL;

/** Settings of this build. */
export const env = {
  /** The public directory site, where the first item of the menu leads back to. */
  directoryUrl: (typeof given === 'string' && safeLink(given)) || 'https://directory.example/',
  /** Where the calls go. */
  apiUrl: '/api',
};
