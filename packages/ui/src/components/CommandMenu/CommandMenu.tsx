import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { hidden } from '../../internal/hidden.css.ts';
import { useFocusReturn } from '../../internal/overlay/focusReturn.ts';
import { veil } from '../../internal/overlay/overlay.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CommandList } from './CommandList.tsx';
import * as styles from './CommandMenu.css.ts';
import type { Command, CommandGroup } from './command.ts';

export interface CommandMenuProps {
  /** Whether it is on screen; its parts are mounted only then. */
  open: boolean;
  /** Told when Escape, a press beside it or a choice asks to close. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the dialog, of its field and of its list. */
  label: string;
  /** Words in the empty field. Default: the label. */
  placeholder?: string | undefined;
  /** Everything that can be done or gone to, the likeliest first. */
  groups: readonly CommandGroup[];
  /** A command was chosen; the menu asks to close first. */
  onChoose: (command: Command) => void;
  /** Shown when nothing matches. Default "No results found". */
  none?: string | undefined;
}

/** Finds any place or deed by a few letters. The keys that open it belong to the page. */
export function CommandMenu({ open, onOpenChange, label, onChoose, ...list }: CommandMenuProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content {...focus} className={styles.menu} aria-describedby={undefined}>
          <Radix.Title className={hidden}>{label}</Radix.Title>
          <CommandList
            {...list}
            label={label}
            close={
              <Radix.Close asChild>
                <IconButton icon={X} label="Close" size="compact" />
              </Radix.Close>
            }
            onChoose={(command) => {
              onOpenChange(false);
              onChoose(command);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type { Command, CommandGroup } from './command.ts';
