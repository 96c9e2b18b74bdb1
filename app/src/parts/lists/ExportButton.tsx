import { Button } from '@portal/ui/components/Button';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAction } from '../useAction.ts';
import type { ListExport, ListExportProps } from './ListExport.tsx';

interface ExportButtonProps extends Pick<ListExportProps, 'title' | 'narrowed'> {
  /** The page that is shown, of the list that is exported; null while it loads. */
  page: ListExportProps['page'] | null;
}

/** Exports a list as a file. Its dialog loads when it is pressed. */
export function ExportButton({ page, ...list }: ExportButtonProps) {
  const { act, busy } = useAction();
  const [Asked, setAsked] = useState<typeof ListExport>();
  const ask = async () => {
    const loaded = await import('./ListExport.tsx');
    setAsked(() => loaded.ListExport);
  };
  return (
    <>
      <Button busy={busy} disabled={!page?.rows.length} onClick={() => void act(ask)}>
        {m.common_export()}
      </Button>
      {Asked && page ? <Asked {...list} page={page} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
