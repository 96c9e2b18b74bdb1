import * as styles from './columnResize.css.ts';
import type { ColumnHead } from './columns.ts';
import type { OnResize } from './useColumnResize.ts';

/** Distance from the end of a column head, in CSS pixels, at which a press drags it. */
const reach = 8;

/** Smallest and largest width, in CSS pixels. */
export const columnLimits = { min: 96, max: 800 } as const;

/** The width of a column in CSS pixels after the pointer has moved by so many. */
const widthAfter = (start: number, moved: number): number =>
  Math.round(Math.min(columnLimits.max, Math.max(columnLimits.min, start + moved)));

interface Edge {
  head: HTMLTableCellElement;
  col: HTMLElement;
  column: string;
}

const isRightToLeft = (head: Element) => getComputedStyle(head).direction === 'rtl';

/** Screen pixels of a CSS pixel of `width`, which grows with the font size. */
const scale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/**
 * Lets a mouse or a pen drag the ends of the column heads in a table of the element, other than those of the first and the last
 * column. A double press returns to the own width, Escape ends a drag without a change. Returns a function that stops it.
 */
export function columnResize(
  element: HTMLElement,
  columnsOf: () => readonly ColumnHead[],
  onResize: OnResize,
): () => void {
  let stopDrag: ((keep: boolean) => void) | undefined;
  let marked: HTMLElement | undefined;
  /** Whether the last press was on an edge. */
  let isDrag = false;

  function edgeAt({ target, clientX }: MouseEvent): Edge | undefined {
    const head = target instanceof Element ? target.closest('th') : null;
    const table = head?.closest('table');
    if (!head || !table) return undefined;
    const columns = columnsOf();
    const cols = [...table.querySelectorAll('col')];
    const ahead = cols.length - columns.length;
    const isResizable = (index: number) => index > 0 && index < columns.length - 1;
    for (const each of table.querySelectorAll('th'))
      each.toggleAttribute('data-resizable', isResizable(each.cellIndex - ahead));
    // The edge belongs to the column before it, from both sides.
    const { left, right } = head.getBoundingClientRect();
    const [toStart, toEnd] = isRightToLeft(head)
      ? [right - clientX, clientX - left]
      : [clientX - left, right - clientX];
    const cell = toEnd <= reach ? head : toStart <= reach ? head.previousElementSibling : null;
    if (!(cell instanceof HTMLTableCellElement)) return undefined;
    const column = columns[cell.cellIndex - ahead];
    const col = cols[cell.cellIndex];
    if (!column || !col || !isResizable(cell.cellIndex - ahead)) return undefined;
    return { head: cell, col, column: column.key };
  }

  function mark(head: HTMLElement | undefined) {
    if (marked === head) return;
    marked?.removeAttribute('data-edge');
    head?.setAttribute('data-edge', '');
    marked = head;
  }

  function drag({ head, col, column }: Edge, from: number) {
    const { width } = head.getBoundingClientRect();
    const sign = isRightToLeft(head) ? -1 : 1;
    let before = col.style.inlineSize;
    let shown = before;
    let result: number | undefined;
    const dragging = new AbortController();
    // A table that is rendered meanwhile, such as after an earlier drag was stored, has its own width again.
    const rendered = new MutationObserver(() => {
      if (col.style.inlineSize === shown) return;
      before = col.style.inlineSize;
      if (result !== undefined) col.style.inlineSize = shown;
    });
    rendered.observe(col, { attributeFilter: ['style'] });
    stopDrag = (keep) => {
      stopDrag = undefined;
      dragging.abort();
      rendered.disconnect();
      mark(undefined);
      if (result === undefined) return;
      if (keep) onResize(column, result);
      else col.style.inlineSize = before;
    };
    const { signal } = dragging;
    mark(head);
    document.addEventListener(
      'pointermove',
      ({ clientX }) => {
        result = widthAfter(width / scale(), (sign * (clientX - from)) / scale());
        shown = `${result / 16}rem`;
        col.style.inlineSize = shown;
        // As the browser writes it.
        shown = col.style.inlineSize;
      },
      { signal },
    );
    document.addEventListener('pointerup', () => stopDrag?.(true), { signal });
    document.addEventListener('pointercancel', () => stopDrag?.(false), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && stopDrag?.(false), {
      signal,
    });
  }

  const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch';
  const controller = new AbortController();
  const { signal } = controller;
  element.classList.add(styles.resizes);
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!stopDrag) mark(isMouse(event) ? edgeAt(event)?.head : undefined);
    },
    { signal },
  );
  element.addEventListener('pointerleave', () => !stopDrag && mark(undefined), { signal });
  element.addEventListener(
    'pointerdown',
    (event) => {
      const edge = event.button === 0 && isMouse(event) ? edgeAt(event) : undefined;
      isDrag = edge !== undefined;
      if (!edge) return;
      // Selects no text.
      event.preventDefault();
      drag(edge, event.clientX);
    },
    { signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      // The head moves with the pointer: a button in it would sort. Keys click without a press.
      if (isDrag && event.detail > 0) event.stopPropagation();
    },
    { signal, capture: true },
  );
  element.addEventListener(
    'dblclick',
    (event) => {
      const edge = edgeAt(event);
      if (edge) onResize(edge.column, null);
    },
    { signal },
  );
  return () => {
    stopDrag?.(false);
    mark(undefined);
    controller.abort();
    element.classList.remove(styles.resizes);
  };
}
