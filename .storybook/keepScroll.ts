declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
  }
}

/** The name of a frame with a state on a docs page. */
export const stateFrame = 'state';

/** In such a frame, keeps open what its steps opened once another frame takes the focus, and leaves the page around it where it is when an element takes the focus or scrolls into view. */
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
  let used = false;
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(
      type,
      ({ isTrusted }) => {
        used ||= isTrusted;
      },
      true,
    );
  const stay = (event: Event) => {
    const played = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyRendered');
    if (played && !used) event.stopImmediatePropagation();
  };
  for (const type of ['blur', 'focusout']) window.addEventListener(type, stay, true);
}
