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
        label="Keys of this page (?)"
        tone="ghost"
        size="compact"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Keys of this page"
        description="They rest while a field has the focus, and for a second after typing."
        size="small"
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <DescriptionList
          lines
          items={[...keys, { key: '?', does: 'Shows this sheet' }].map(({ key, does }) => ({
            term: does,
            details: <Kbd>{key}</Kbd>,
          }))}
        />
      </Dialog>
    </>
  );
}
