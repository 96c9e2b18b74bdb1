import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { followField } from './followField.ts';
import { isComposing } from './keys.ts';
import * as styles from './listbox.css.ts';

interface LayerProps {
  /** The field the layer belongs to; presses inside it are not "outside". */
  field: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * Floats over everything without leaving its place in the document, so that a dialog around it keeps
 * its focus, its scrolling and its presses. Mounted only while it is open.
 */
export function Layer({ field, onDismiss, children }: LayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const layer = ref.current;
    const box = field.current;
    if (!layer || !box) return;
    const release = followField(layer, box, `--listbox-${id.replace(/\W/g, '')}`);

    // Runs before a dialog hears of the key: Escape belongs to the list while it is open.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) event.preventDefault();
    };
    // A click and not a press: a touch that scrolls the page leaves the list open.
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof Node && !box.contains(target) && !layer.contains(target)) dismiss();
    };
    window.addEventListener('keydown', keepEscape, true);
    document.addEventListener('click', onClick, true);
    return () => {
      release();
      window.removeEventListener('keydown', keepEscape, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [field, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a press from taking the focus out of the field.
    <div
      ref={ref}
      popover="manual"
      className={styles.layer}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
