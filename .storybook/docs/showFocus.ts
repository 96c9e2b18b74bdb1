const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Hands the focus on to the control in it that the arrow keys chose last. */
const groups = ['tablist', 'radiogroup', 'toolbar', 'menubar'];

const takesFocus = (element: HTMLElement) =>
  !element.matches(':disabled, [type=hidden]') &&
  element.checkVisibility({ visibilityProperty: true });

const within = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>(controls)].filter(takesFocus);

/** The first element of a page that Tab reaches. */
function firstOf(root: ParentNode): HTMLElement | undefined {
  const all = within(root);
  const group = all[0]?.closest(groups.map((role) => `[role=${role}]`).join());
  if (!group) return all.find(({ tabIndex }) => tabIndex >= 0);
  const inside = within(group);
  return inside.find((element) => element.matches('[aria-selected=true], :checked')) ?? inside[0];
}

/** What draws a ring on an element, once its transitions end. */
function ringOf(element: Element): string {
  for (const animation of element.getAnimations())
    if ('transitionProperty' in animation) animation.finish();
  const { outlineColor, outlineStyle, boxShadow, borderColor } = getComputedStyle(element);
  const outline = outlineColor === 'rgba(0, 0, 0, 0)' ? 'none' : outlineStyle;
  return [outline, boxShadow, borderColor].join();
}

/**
 * Shows the first control of a story as Tab does, with the classes of storybook-addon-pseudo-states, which a frame can have without
 * the focus; false if that draws no ring.
 */
export function showFocus(root: HTMLElement): boolean {
  const first = firstOf(root);
  if (!first) return false;
  const around: Element[] = [];
  for (let parent = first.parentElement; parent; parent = parent.parentElement) around.push(parent);
  const drawn = [first, ...around, ...(first.nextElementSibling ? [first.nextElementSibling] : [])];
  const before = drawn.map(ringOf);
  first.classList.add('pseudo-focus', 'pseudo-focus-visible', 'pseudo-focus-within');
  for (const parent of around) parent.classList.add('pseudo-focus-within');
  return drawn.some((element, at) => ringOf(element) !== before[at]);
}
