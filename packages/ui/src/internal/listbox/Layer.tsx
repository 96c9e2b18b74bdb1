import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { isComposing } from '../isComposing.ts';
import * as styles from './listbox.css.ts';

interface LayerProps {
  /** The field of the layer; clicks in it do not close it. */
  field: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * A popover at its position in the DOM, so that focus, scrolling and clicks of a surrounding dialog work. Rendered only
 * while it is open.
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
    // A click, not a pointerdown: scrolling by touch keeps the list open.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only prevents a press from moving the focus out of the field.
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
 * Shows a layer at its field, within the area above an on-screen keyboard. Returns the cleanup function. Sets single
 * style properties, which a strict content security policy allows, and only changed ones, to avoid a second layout.
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
    const { side, maxHeight } = place(box, { top, bottom }, wanted);
    const foot = layer.querySelector<HTMLElement>('[data-foot]')?.offsetHeight ?? 0;
    const most = maxHeight - foot;
    if (list) set(list, 'max-block-size', most < tallest ? `${most}px` : '');
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
  /** Maximum height of the list on that side. */
  maxHeight: number;
}

const gap = 6;
const margin = 8;
/** Five rows. */
const enough = 190;
/** Two and a half rows: the least that is usable. */
const least = 100;

/** Below the field if it fits or has enough space there, since above it would cover the label; else the side with more space. */
export function place(field: Span, view: Span, wanted: number): Placement {
  const below = view.bottom - field.bottom - gap - margin;
  const above = field.top - view.top - gap - margin;
  const side = below >= Math.min(wanted, enough) || below >= above ? 'bottom' : 'top';
  return { side, maxHeight: Math.max(least, side === 'bottom' ? below : above) };
}
