import { useListExport } from '@portal/data/listExport';
import { useUser } from '@portal/data/react';
import type { Page } from '@portal/data/schemas';
import { askedColumns, exportTypes } from '@portal/domain';
import { ExportDialog } from '@portal/forms/list';
import { ReadOnly } from '@portal/ui/components/Button';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { download, exportMessage } from '../download.ts';
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

/** The dialog that saves a list as a file. */
export function ListExport({ title, page, narrowed, onClose }: ListExportProps) {
  const read = useListExport();
  const submit = useSubmit();
  const leave = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leave.current = controller;
    return () => controller.abort();
  }, []);
  const { source, pagination } = page;
  const { pathname } = useLocation();
  const chosen = useUser().listColumns?.find(({ list }) => list === pathname)?.columns;
  const shown = chosen?.length ? chosen : undefined;
  return (
    // It writes nothing, so it works while staff view the portal as a vendor.
    <ReadOnly reason={null} onPress={() => undefined}>
      <ExportDialog
        open
        onClose={onClose}
        list={title}
        count={pagination.total}
        narrowed={narrowed}
        hasShown={shown !== undefined}
        onSubmit={(choice) =>
          submit(
            async () => {
              if (!source) throw new Error('The page does not say which call read it.');
              const format = choice === 'shown' ? 'csv' : choice;
              const columns =
                choice === 'shown' && shown ? askedColumns(pathname, shown) : undefined;
              const text = await read(source, { format, columns }, leave.current?.signal);
              download(`${title}.${format}`, text, exportTypes[format]);
            },
            m.common_exported({ list: title }),
            exportProblem,
          )
        }
      />
    </ReadOnly>
  );
}

const exportProblem = (error: unknown) => failedSubmit(error, exportMessage(error));
