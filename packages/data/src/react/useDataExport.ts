import { string } from 'superstruct';
import { call, exportTimeout } from '../client/endpoint.ts';
import { useClient } from './DataProvider.tsx';

/** Reads everything that is stored about the user, as the text of a JSON file. An entry point of its own, as only one page loads it. */
export function useDataExport(): () => Promise<string> {
  const { request } = useClient();
  return () =>
    request({ ...call('GET /me/export'), text: true }, string(), { timeout: exportTimeout });
}
