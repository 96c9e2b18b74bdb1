import { useListExport } from '@portal/data/listExport';
import { DataError, type Page } from '@portal/data/schemas';
import { ExportDialog } from '@portal/forms/list';
import { m } from '../../i18n/messages.js';
import { download } from '../download.ts';
import { failedSubmit, useSubmit } from '../useSubmit.ts';

export interface ListExportProps {
  /** The title of the list. */
  title: string;
  /** The page that is shown, of the list that is exported. */
  page: Page<unknown>;
  /** Whether a search or a filter is set. */
  narrowed: boolean;
  onClose: () => void;
}

const types = { csv: 'text/csv', json: 'application/json' } as const;

/** The dialog that saves a list as a file. */
export function ListExport({ title, page, narrowed, onClose }: ListExportProps) {
  const read = useListExport();
  const submit = useSubmit();
  const { source, pagination } = page;
  return (
    <ExportDialog
      open
      onClose={onClose}
      list={title}
      count={pagination.total}
      narrowed={narrowed}
      onSubmit={(format) =>
        submit(
          async () => {
            if (source) download(`${title}.${format}`, await read(source, format), types[format]);
          },
          m.common_exported({ list: title }),
          problemOf,
        )
      }
    />
  );
}

/** Of a second export, that one is running instead of how long to wait. */
const problemOf = (error: unknown) =>
  error instanceof DataError && error.code === 'limited'
    ? failedSubmit(error, error.message)
    : failedSubmit(error);
