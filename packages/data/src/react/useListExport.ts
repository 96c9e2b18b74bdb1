import type { ExportFormat } from '@portal/domain';
import { string } from 'superstruct';
import { exportTimeout } from '../client/endpoint.ts';
import type { Page } from '../schemas/wire.ts';
import { useClient } from './DataProvider.tsx';

export interface ExportedAs {
  format: ExportFormat;
  /** The columns of CSV by the paths of their values, separated by commas. Default: all. */
  columns?: string | undefined;
}

type Source = NonNullable<Page<unknown>['source']>;

/** Reads the whole list of which a page was loaded, as the text of a file. An entry point of its own, as only a dialog loads it. */
export function useListExport(): (
  source: Source,
  as: ExportedAs,
  signal?: AbortSignal,
) => Promise<string> {
  const { request } = useClient();
  return ({ path, query }, { format, columns }, signal) => {
    const whole = new URLSearchParams(query);
    for (const name of ['page', 'pageSize']) whole.delete(`pagination[${name}]`);
    whole.set('format', format);
    if (columns) whole.set('columns', columns);
    return request({ method: 'GET', path, query: whole, text: true }, string(), {
      timeout: exportTimeout,
      signal,
    });
  };
}
