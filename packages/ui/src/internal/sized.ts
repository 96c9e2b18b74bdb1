import type { CSSProperties, RefCallback } from 'react';

/**
 * A ref that sets the size of an element; one that is undefined stays as it is. As a `style`, a page rendered by a server
 * would contain an attribute, which a strict security policy blocks.
 */
export const sized =
  (
    sizes: Pick<CSSProperties, 'blockSize' | 'inlineSize' | 'minInlineSize'>,
  ): RefCallback<HTMLElement> =>
  (element) => {
    if (element) Object.assign(element.style, sizes);
  };
