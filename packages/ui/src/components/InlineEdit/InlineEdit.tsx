import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { Announcement } from '../../internal/Announcement.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './InlineEdit.css.ts';
import { inlineEditReducer, shown } from './inlineEditState.ts';

export interface InlineEditProps {
  /** What the text is, in lower case: the button says "Edit {label}". */
  label: string;
  /** The text as it is kept. */
  value: string;
  /** Keeps a changed text; comes to what is wrong with it in words, or to nothing once it is kept. */
  onSave: (text: string) => Promise<string | undefined>;
  /** Shown, and no way to change it. Default false. */
  disabled?: boolean | undefined;
}

/** A short name that is changed where it stands. Several fields at once belong in a form. */
export function InlineEdit({ label, value, onSave, disabled }: InlineEditProps) {
  const [state, dispatch] = useReducer(inlineEditReducer, shown);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const open = state.mode !== 'shown';

  useEffect(() => {
    if (open) input.current?.select();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const edit = () => {
    if (!disabled) dispatch({ type: 'opened', value });
  };
  const putBack = () => dispatch({ type: 'closed' });
  const refuse = (error: string) => {
    setSaid(error);
    dispatch({ type: 'refused', error });
    input.current?.focus();
  };
  const save = async () => {
    if (state.mode !== 'editing') return;
    const text = state.draft.trim();
    if (text === value) return putBack();
    setSaid('Saving');
    dispatch({ type: 'sent' });
    const error = await onSave(text).catch(() => 'This could not be saved. Try again.');
    if (error) return refuse(error);
    setSaid('Saved');
    dispatch({ type: 'closed' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.target !== input.current) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // A form or a menu around it has its own use for these keys.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void save();
    else if (state.mode === 'editing') putBack();
  };

  return (
    <div className={styles.root} data-mode={state.mode}>
      {state.mode === 'shown' ? (
        <div className={styles.shown}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the button beside it is the way for everybody. */}
          <span className={styles.value} onDoubleClick={edit}>
            {value}
          </span>
          {disabled ? null : (
            <IconButton
              ref={opener}
              icon={Pencil}
              label={`Edit ${label}`}
              size="compact"
              onClick={edit}
            />
          )}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears Enter and Escape of the field within.
        <div className={styles.editing} onKeyDown={onKeyDown}>
          <div className={styles.field}>
            <TextField
              ref={input}
              name={label}
              label={label}
              labelHidden
              value={state.draft}
              autoComplete="off"
              error={state.mode === 'editing' ? state.error : undefined}
              onChange={(event) => dispatch({ type: 'typed', draft: event.target.value })}
            />
          </div>
          <div className={styles.actions}>
            <IconButton
              icon={Check}
              label={state.mode === 'saving' ? 'Saving' : 'Save'}
              tone="secondary"
              busy={state.mode === 'saving'}
              onClick={() => void save()}
            />
            <IconButton
              icon={X}
              label="Cancel"
              disabled={state.mode === 'saving'}
              onClick={putBack}
            />
          </div>
        </div>
      )}
      <Announcement message={said} />
    </div>
  );
}
