/* Checks that run in the page. Each returns the problems it finds. */

/** Content that is wider than the viewport or cut off at its edge. */
export function overflowing(): string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth > root.clientWidth + 1;
  const mayScroll = (element: Element) => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      // Visually hidden text has a box of one pixel.
      if (at.getBoundingClientRect().width <= 1) return true;
      const { overflowX, textOverflow } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
        return true;
      if (getComputedStyle(at).position === 'fixed') return true;
    }
    return false;
  };
  const cut = [...document.querySelectorAll('main *, header *, body > div *')].filter((element) => {
    // Illustrations are cropped by design.
    if (element.closest('svg')) return false;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || box.bottom < 0) return false;
    return (box.right > root.clientWidth + 1 || box.left < -1) && !mayScroll(element);
  });
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  return [
    ...(wide ? [`${root.scrollWidth} px wide in ${root.clientWidth}`] : []),
    ...cut.slice(0, 3).map((element) => `cut: ${name(element)}`),
  ];
}

/** Text clipped by its box, other than by an ellipsis. */
export function clipped(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('main *')) {
    const style = getComputedStyle(element);
    if (style.overflowY !== 'hidden' && style.overflowY !== 'clip') continue;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    if (element.clientWidth <= 1 || element.clientHeight <= 1) continue;
    if (element.scrollHeight <= element.clientHeight + 2) continue;
    const text = (element.textContent ?? '').trim();
    if (text !== '') found.push(`clipped: ${element.tagName.toLowerCase()} "${text.slice(0, 30)}"`);
  }
  return found.slice(0, 3);
}

/** Navigation and buttons that would be printed, and dark colours. */
export function printedControls(): string[] {
  const parts = [
    'aside, [role="searchbox"], [data-window-foot], :is(button, a)[data-tone][data-size]',
    ':has(aside) header:not(main header) > div',
  ].join();
  const found = [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility());
  return [
    ...found.slice(0, 3).map((one) => `printed: ${(one.textContent ?? '').trim().slice(0, 30)}`),
    ...(getComputedStyle(document.documentElement).colorScheme === 'light' ? [] : ['dark']),
  ];
}

/** Problems with title, h1, main and language. */
export function structure(): string[] {
  const shown = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  return [
    ...(/\S · \S/.test(document.title) ? [] : [`title "${document.title}"`]),
    ...(shown.length === 1 ? [] : [`${shown.length} h1`]),
    ...(document.querySelectorAll('main').length === 1 ? [] : ['not one main']),
    ...(document.documentElement.lang ? [] : ['no language']),
  ];
}

/** The focused element, if it is hidden or has no outline in forced colors. */
export function focusTrouble(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  // Switches, stars and charts hide their input: check the element around it.
  const unseen = box.width <= 2 || box.height <= 2;
  const outlinedElsewhere = unseen || style.opacity === '0' || style.pointerEvents === 'none';
  const target = outlinedElsewhere
    ? (element.parentElement?.closest('label, div') ?? element)
    : element;
  const { left, top, width, height } = (target ?? element).getBoundingClientRect();
  const seen = [0.5, 0.1, 0.9].some((x) =>
    [0.5, 0.1, 0.9].some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (hit === target || target?.contains(hit) || hit.contains(element));
    }),
  );
  const outlined = (at: Element | null): boolean => {
    if (!at || at === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const rendered = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    return rendered || outlined(at.parentElement);
  };
  const marked = !matchMedia('(forced-colors: active)').matches || outlined(element);
  if (seen && marked) return '';
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const trouble = seen ? 'focus without outline' : 'hidden focus';
  return `${trouble}: ${element.tagName.toLowerCase()} "${name.trim().slice(0, 30)}"`;
}

/** Records every animation longer than 100 ms, for `moving`. */
export function watchMoves(): void {
  const moved = new Set<string>();
  const note = ({ target }: Event) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const time = Number(effect?.getComputedTiming().duration ?? 0);
      const element = effect instanceof KeyframeEffect ? effect.target : null;
      const role = element?.getAttribute('role') ?? element?.tagName.toLowerCase();
      if (time > 100 && (element === target || animation.playState === 'running'))
        moved.add(`moves: ${role} for ${time} ms`);
    }
  };
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, note, { capture: true });
  note(new Event('now'));
  Reflect.set(window, 'moved', moved);
}

/** Animations since `watchMoves`; with reduced motion there must be none. */
export const moving = (): string[] => [...Reflect.get(window, 'moved')].map(String);

/** Selected elements that look like their unselected peers in forced colors. */
export function unseenStates(): string[] {
  const chosen =
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]';
  const peers = 'a, button, [role=tab], [role=option]';
  const shown = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    const looks = ['display', 'visibility', 'opacity', 'color', 'backgroundColor', 'fontWeight'];
    const lines = ['border', 'outline', 'textDecoration', 'content', 'boxShadow'];
    // The width of an element follows its text; only that of a pseudo-element shows state.
    const mark = part === undefined ? [] : ['inlineSize'];
    return [...looks, ...lines, ...mark].map((name) => Reflect.get(style, name)).join();
  };
  const rendered = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .slice(0, 6)
      .map((each) => [shown(each), shown(each, '::before'), shown(each, '::after')].join())
      .join();
  return [...document.querySelectorAll(chosen)].flatMap((element) => {
    const group = element.closest('ul, nav, [role=tablist], [role=group], [role=listbox]');
    const look = rendered(element);
    const twin = [...(group?.querySelectorAll(peers) ?? [])].find(
      (each) =>
        !each.matches(chosen) && each.tagName === element.tagName && rendered(each) === look,
    );
    return twin ? [`state not seen: "${(element.textContent ?? '').trim().slice(0, 30)}"`] : [];
  });
}

/** Marks the current live regions for `isAnnounced` and returns their number. */
export function markRegions(): number {
  const regions = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')];
  for (const region of regions) region.setAttribute('data-was-there', '');
  return regions.length;
}

/** Whether the element is in a live region that existed at `markRegions`. */
export const isAnnounced = (element: Element): boolean =>
  element.closest('[data-was-there]') !== null;

/** Whether the focus is on the error message, or on the invalid field that it describes. */
export function focusesError(): boolean {
  const element = document.activeElement;
  if (element?.matches('[role=alert], [role=group], [role=status]')) return true;
  const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  return element?.matches('[aria-invalid=true]') === true && words.trim() !== '';
}

/** Whether this element has the focus. */
export const hasFocus = (part: Element): boolean => part === document.activeElement;

/** Whether anything is still loading. */
export const isBusy = (): boolean => document.querySelector('[aria-busy=true]') !== null;
