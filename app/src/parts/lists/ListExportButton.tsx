import { Button } from '@portal/ui/components/Button';
import { type ReactNode, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAction } from '../useAction.ts';
import type { ListExportProps } from './ListExport.tsx';

interface ListExportButtonProps extends Pick<ListExportProps, 'title' | 'narrowed'> {
  /** The page that is shown, of the list that is exported; null while it loads. */
  page: ListExportProps['page'] | null;
}

/** Exports a list as a file. Its dialog loads when it is pressed, and stays with the list as it was then. */
export function ListExportButton({ page, ...list }: ListExportButtonProps) {
  const { act, busy } = useAction();
  const [dialog, setDialog] = useState<ReactNode>();
  const ask = async (page: ListExportProps['page']) => {
    const { ListExport } = await import('./ListExport.tsx');
    setDialog(<ListExport {...list} page={page} onClose={() => setDialog(null)} />);
  };
  return (
    <>
      <Button
        busy={busy}
        disabled={!page?.rows.length}
        onClick={() => page && void act(() => ask(page))}
      >
        {m.common_export()}
      </Button>
      {dialog}
    </>
  );
}
