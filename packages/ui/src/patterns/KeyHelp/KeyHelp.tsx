import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { useShortcuts } from '../useShortcuts.ts';

export interface KeyHelpProps {
  /** The shortcuts of this page. */
  keys: readonly { key: string; does: string }[];
}

/** The keyboard shortcuts of a page, opened by a button or the key '?'. */
export function KeyHelp({ keys }: KeyHelpProps) {
  const [open, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton
        icon={Keyboard}
        label="Keyboard shortcuts (?)"
        tone="ghost"
        size="compact"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Keyboard shortcuts"
        description="Paused while you type in a field, and for a second after."
        size="small"
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <DescriptionList
          lines
          items={[...keys, { key: '?', does: 'Show this list' }].map(({ key, does }) => ({
            term: does,
            details: <Kbd>{key}</Kbd>,
          }))}
        />
      </Dialog>
    </>
  );
}
