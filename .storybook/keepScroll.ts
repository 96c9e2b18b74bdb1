/** The name of a frame with a state on a docs page. */
export const stateFrame = 'state';

/** In such a frame, leaves the page around it where it is when an element takes the focus or scrolls into view. */
export function keepScroll(): void {
  if (window.name !== stateFrame) return;
  const { parent } = window;
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  const still = (scroll: () => void) => {
    const { scrollX, scrollY } = parent;
    scroll();
    parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  HTMLElement.prototype.focus = function focusStill(options) {
    still(() => focus.call(this, options));
  };
  Element.prototype.scrollIntoView = function scrollStill(options) {
    still(() => scrollIntoView.call(this, options));
  };
}
