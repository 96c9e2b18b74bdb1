/* Filled when the floors are built: ../capture.mjs reads it from the pages of the product. */

/** Parts that wait for a response, or the page inside the frame. */
type Hole = 'page' | 'user' | 'count' | 'rows' | 'pages';
export type Part =
  | string
  | [tag: string, props: Record<string, unknown>, parts: Part[]]
  | { hole: Hole; parts: Part[] };

/** A field of the listing form. */
export interface Field {
  label: string;
  kind: 'text' | 'textarea' | 'select' | 'checkbox' | 'file';
}

/** `frame` is the list without its page: menu and top bar. */
export const captured: { frame: Part[]; page: Part[]; fields: Field[] } = JSON.parse('{}');
