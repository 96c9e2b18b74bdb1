import { expect, test } from 'vitest';
import { declarationsIn } from './lib/reference.mjs';

test('the reference of a part is what it declares, with its comments', () => {
  const code = `import type { ReactNode } from 'react';
import {
  type Tone,
} from './tone.js';
export interface TagProps {
    /** The text. */
    children: ReactNode;
}
/** A short text. */
export declare function Tag(props: TagProps): import("react").JSX.Element;
export {};
`;
  expect(declarationsIn(code)).toBe(`export interface TagProps {
    /** The text. */
    children: ReactNode;
}
/** A short text. */
export declare function Tag(props: TagProps): JSX.Element;`);
});
