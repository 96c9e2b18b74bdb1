/** What a key asks of the list. `through` says whether the browser's own answer to the key still follows. */
export type Intent =
  | { ask: 'open'; highlight: 'keep' | 'first' | 'last' }
  | { ask: 'move'; by: number; wrap: boolean }
  | { ask: 'pick'; through: boolean }
  | { ask: 'close' }
  | { ask: 'caret' }
  | { ask: 'nothing' };

export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const pageStep = 10;

const nothing: Intent = { ask: 'nothing' };

/** The keyboard table of an editable combobox with a listbox popup. */
export function intentOf({ key, altKey, ctrlKey, metaKey }: KeyPress, open: boolean): Intent {
  if (ctrlKey || metaKey) return nothing;
  switch (key) {
    case 'ArrowDown':
      if (open) return altKey ? nothing : { ask: 'move', by: 1, wrap: true };
      return { ask: 'open', highlight: altKey ? 'keep' : 'first' };
    case 'ArrowUp':
      if (open) return altKey ? { ask: 'close' } : { ask: 'move', by: -1, wrap: true };
      return altKey ? nothing : { ask: 'open', highlight: 'last' };
    case 'PageDown':
      return open ? { ask: 'move', by: pageStep, wrap: false } : nothing;
    case 'PageUp':
      return open ? { ask: 'move', by: -pageStep, wrap: false } : nothing;
    case 'Enter':
      return open ? { ask: 'pick', through: false } : nothing;
    case 'Tab':
      return open ? { ask: 'pick', through: true } : nothing;
    case 'Escape':
      return open ? { ask: 'close' } : nothing;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return open ? { ask: 'caret' } : nothing;
    default:
      return nothing;
  }
}

interface Composable {
  isComposing: boolean;
  keyCode: number;
}

/** An input method is at work on this key. Some browsers tell it only by the old key code 229. */
export const isComposing = ({ isComposing: composing, keyCode }: Composable): boolean =>
  composing || keyCode === 229;
