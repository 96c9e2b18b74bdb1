import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import * as styles from './listbox.css.ts';
import { isComposing } from './useListbox.ts';

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

    // Runs before a dialog's listener: Escape closes only the list while it is open.
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

/** Maximum height of a list in CSS pixels, as in its style. */
const tallest = 306;

const canAnchor = () =>
  CSS.supports('anchor-name: --a') && CSS.supports('position-area: bottom center');

function set({ style }: HTMLElement, property: string, value: string) {
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/**
 * Shows a layer tied to its field and keeps it inside what is visible above an on-screen keyboard.
 * Returns the release. Styles are set one by one, which a strict content policy allows, and only where
 * they differ, which spares the opening a second layout.
 */
function followField(layer: HTMLElement, field: HTMLElement, name: string): () => void {
  const anchored = canAnchor();
  const view = window.visualViewport;
  const list = layer.querySelector<HTMLElement>('[role=listbox]');
  if (anchored) {
    field.style.setProperty('anchor-name', name);
    layer.style.setProperty('position-anchor', name);
    layer.dataset.anchored = '';
  }
  layer.dataset.side = 'bottom';
  if (!layer.matches(':popover-open')) layer.showPopover();

  const update = () => {
    const box = field.getBoundingClientRect();
    const hiddenRows = list ? list.scrollHeight - list.clientHeight : 0;
    const top = view?.offsetTop ?? 0;
    const bottom = top + (view?.height ?? window.innerHeight);
    const wanted = Math.min(tallest, layer.offsetHeight + hiddenRows);
    const { side, availableWidth } = place(box, { top, bottom }, wanted);
    if (list) set(list, 'max-block-size', availableWidth < tallest ? `${availableWidth}px` : '');
    if (layer.dataset.side !== side) layer.dataset.side = side;
    if (anchored) return;
    const above = window.innerHeight - box.top;
    set(layer, 'left', `${box.left}px`);
    set(layer, 'width', `${box.width}px`);
    set(layer, 'top', side === 'bottom' ? `${box.bottom}px` : 'auto');
    set(layer, 'bottom', side === 'top' ? `${above}px` : 'auto');
  };
  const onScroll = (event: Event) => {
    if (event.target instanceof Node && !layer.contains(event.target)) update();
  };

  update();
  const resized = new ResizeObserver(update);
  resized.observe(field);
  resized.observe(layer);
  window.addEventListener('scroll', onScroll, { capture: true, passive: true });
  view?.addEventListener('resize', update);
  return () => {
    resized.disconnect();
    window.removeEventListener('scroll', onScroll, { capture: true });
    view?.removeEventListener('resize', update);
    field.style.removeProperty('anchor-name');
  };
}

interface Span {
  top: number;
  bottom: number;
}

interface Placement {
  side: 'top' | 'bottom';
  /** Most height the list may take on that side. */
  availableWidth: number;
}

const gap = 6;
const margin = 8;
/** Five rows. */
const enough = 190;
/** Two rows and a half: less than this cannot be used. */
const least = 100;

/** Below the field when it fits or has enough space there, since above it covers the label; else where there is more space. */
export function place(field: Span, view: Span, wanted: number): Placement {
  const below = view.bottom - field.bottom - gap - margin;
  const above = field.top - view.top - gap - margin;
  const side = below >= Math.min(wanted, enough) || below >= above ? 'bottom' : 'top';
  return { side, availableWidth: Math.max(least, side === 'bottom' ? below : above) };
}
