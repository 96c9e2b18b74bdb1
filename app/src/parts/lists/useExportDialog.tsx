import { type ReactNode, useState } from 'react';
import { useAction } from '../useAction.ts';
import type { ListExportProps } from './ListExport.tsx';

/** The dialog that exports a list. It loads when it is asked for, and stays with the list as it was then. */
export function useExportDialog() {
  const { act, busy } = useAction();
  const [dialog, setDialog] = useState<ReactNode>();
  const load = async (list: Omit<ListExportProps, 'onClose'>) => {
    const { ListExport } = await import('./ListExport.tsx');
    setDialog(<ListExport {...list} onClose={() => setDialog(null)} />);
  };
  return {
    ask: (list: Omit<ListExportProps, 'onClose'>) => void act(() => load(list)),
    busy,
    dialog,
  };
}
