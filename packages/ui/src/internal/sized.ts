import type { CSSProperties, RefCallback } from 'react';

type Sizes = Pick<CSSProperties, 'blockSize' | 'inlineSize'>;

/**
 * A ref that sets the size of an element. As a `style`, a page rendered by a server would contain an attribute, which a
 * strict security policy blocks.
 */
export const sized =
  ({ blockSize = '', inlineSize = '' }: Sizes): RefCallback<HTMLElement> =>
  (element) => {
    if (element) Object.assign(element.style, { blockSize, inlineSize });
  };
