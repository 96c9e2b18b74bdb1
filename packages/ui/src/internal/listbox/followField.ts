import { place } from './place.ts';

/** The tallest a list is drawn; decides only on which side of the field it opens. */
const tallest = 306;

const canAnchor = () =>
  CSS.supports('anchor-name: --a') && CSS.supports('position-area: bottom center');

/**
 * Ties an open layer to its field and keeps it inside what is visible above an on-screen keyboard.
 * Returns the release. Inline properties are set one by one, which a strict content policy allows.
 */
export function followField(layer: HTMLElement, field: HTMLElement, name: string): () => void {
  const anchored = canAnchor();
  const view = window.visualViewport;
  if (anchored) {
    field.style.setProperty('anchor-name', name);
    layer.style.setProperty('position-anchor', name);
    layer.dataset.anchored = '';
  }

  const update = () => {
    const box = field.getBoundingClientRect();
    const list = layer.querySelector('[role=listbox]');
    const hiddenRows = list ? list.scrollHeight - list.clientHeight : 0;
    const top = view?.offsetTop ?? 0;
    const bottom = top + (view?.height ?? window.innerHeight);
    const wanted = Math.min(tallest, layer.offsetHeight + hiddenRows);
    const { side, room } = place(box, { top, bottom }, wanted);
    layer.dataset.side = side;
    layer.style.setProperty('--listbox-room', `${room}px`);
    if (anchored) return;
    layer.style.setProperty('left', `${box.left}px`);
    layer.style.setProperty('width', `${box.width}px`);
    layer.style.setProperty('top', side === 'bottom' ? `${box.bottom}px` : 'auto');
    layer.style.setProperty(
      'bottom',
      side === 'top' ? `${window.innerHeight - box.top}px` : 'auto',
    );
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
