/* What is asked of a screen, each in the page itself. They answer with what is wrong. */

/** Wider than the window, or cut at its edge. */
export function overflowing(): string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth > root.clientWidth + 1;
  const mayScroll = (element: Element) => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      // Words that are only read out stand in a box of one pixel.
      if (at.getBoundingClientRect().width <= 1) return true;
      const { overflowX, textOverflow } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
        return true;
      if (getComputedStyle(at).position === 'fixed') return true;
    }
    return false;
  };
  const cut = [...document.querySelectorAll('main *, header *, body > div *')].filter((element) => {
    // A drawing is cut on purpose where it fills a panel.
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

/** Text that does not fit into a box which hides the rest; an ellipsis in one line is meant. */
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

/** Title, headings, landmarks, language. */
export function structure(): string[] {
  const shown = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  return [
    ...(/\S · \S/.test(document.title) ? [] : [`title "${document.title}"`]),
    ...(shown.length === 1 ? [] : [`${shown.length} h1`]),
    ...(document.querySelectorAll('main').length === 1 ? [] : ['not one main']),
    ...(document.documentElement.lang ? [] : ['no language']),
  ];
}

/** The focused element, when nothing of it can be seen, or it is not outlined with the system's colours. */
export function focusTrouble(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  // An input drawn by what is around it, such as a switch, a star or a chart, is looked for there.
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

/** From now on, whatever moves for longer than a moment is remembered, also when it is over before anybody asks. */
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

/** What moved since it was watched; nothing does for somebody who asked for that. */
export const moving = (): string[] => [...Reflect.get(window, 'moved')].map(String);

/** With colours of the system, what is chosen still looks unlike all that is not. */
export function unseenStates(): string[] {
  const chosen =
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]';
  const peers = 'a, button, [role=tab], [role=option]';
  const shown = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    const looks = ['display', 'visibility', 'opacity', 'color', 'backgroundColor', 'fontWeight'];
    const lines = ['border', 'outline', 'textDecoration', 'content', 'boxShadow'];
    // The width of an element is that of its words; only a mark beside them says something by its width.
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

/** Remembers the live regions of this moment. */
export function keepRegions(): number {
  const regions = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')];
  for (const region of regions) region.setAttribute('data-was-there', '');
  return regions.length;
}

/** What is said here stands in a region that was there before. */
export const isHeard = (element: Element): boolean => element.closest('[data-was-there]') !== null;

/** The focus has gone to what failed: to the message, or to the one field that its message describes. */
export function tellsFailure(): boolean {
  const element = document.activeElement;
  if (element?.matches('[role=alert], [role=group], [role=status]')) return true;
  const told = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = told.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  return element?.matches('[aria-invalid=true]') === true && words.trim() !== '';
}

/** Something is still on its way. */
export const isBusy = (): boolean => document.querySelector('[aria-busy=true]') !== null;
