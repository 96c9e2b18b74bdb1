import { Button } from '@portal/ui/components/Button';
import { m } from '../../i18n/messages.js';
import type { ListExportProps } from './ListExport.tsx';
import { useExportDialog } from './useExportDialog.tsx';

interface ListExportButtonProps extends Pick<ListExportProps, 'title' | 'narrowed'> {
  /** The page that is shown, of the list that is exported; null while it loads. */
  page: ListExportProps['page'] | null;
}

/** Exports a list as a file. */
export function ListExportButton({ page, ...list }: ListExportButtonProps) {
  const { ask, busy, dialog } = useExportDialog();
  return (
    <>
      <Button
        busy={busy}
        disabled={!page?.rows.length}
        onClick={() => page && ask({ ...list, page })}
      >
        {m.common_export()}
      </Button>
      {dialog}
    </>
  );
}
