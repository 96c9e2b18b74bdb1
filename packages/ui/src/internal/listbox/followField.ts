import { place } from './place.ts';

/** The tallest a list is drawn in CSS pixels, as its style has it. */
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
export function followField(layer: HTMLElement, field: HTMLElement, name: string): () => void {
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
    const { side, room } = place(box, { top, bottom }, wanted);
    if (list) set(list, 'max-block-size', room < tallest ? `${room}px` : '');
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
