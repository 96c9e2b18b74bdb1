import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Inline } from '../../components/layout/layout.tsx';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { useShortcuts } from '../useShortcuts.ts';

export interface KeyHelpProps {
  /** The shortcuts of this page, without '?' and that of its search. */
  keys: readonly { key: string; does: string }[];
  /** Whether the button shows its label, as in a place without other buttons. Default false. */
  labelled?: boolean;
}

/** The keyboard shortcuts of a page, opened by a button or the key '?'. Phones have no button. */
export function KeyHelp({ keys, labelled = false }: KeyHelpProps) {
  const [open, setOpen] = useState(false);
  const [searches, setSearches] = useState(false);
  const phone = useAvailableWidth() === 'phone';
  const show = () => {
    setSearches(document.querySelector('[aria-keyshortcuts="/"]') !== null);
    setOpen(true);
  };
  useShortcuts({ '?': show });
  const button = {
    icon: Keyboard,
    tone: 'ghost',
    size: 'compact',
    onClick: show,
  } as const;
  const label = m.patterns_keys_button();
  const shown = labelled ? (
    <Inline>
      <Button {...button}>{label}</Button>
    </Inline>
  ) : (
    <IconButton {...button} label={label} />
  );
  const all = [
    ...keys,
    ...(searches ? [{ key: '/', does: m.patterns_keys_search() }] : []),
    { key: '?', does: m.patterns_keys_show() },
  ];
  return (
    <>
      {phone ? null : shown}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.patterns_keys()}
        description={m.patterns_keys_help()}
        size="small"
        actions={<Button onClick={() => setOpen(false)}>{m.patterns_close()}</Button>}
      >
        <DescriptionList
          lines
          items={all.map(({ key, does }) => ({
            term: does,
            details: <Kbd>{key}</Kbd>,
          }))}
        />
      </Dialog>
    </>
  );
}
