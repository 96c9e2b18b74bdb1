import { expect, test } from 'vitest';
import { declarationsIn } from './lib/declarations.mjs';

const files: Record<string, string> = {
  '/ui/Tag.d.ts': `import type { ReactNode } from 'react';
import {
  type Tone,
  type FieldProps as Base,
} from './field.js';
/** Sizes. */
export declare const sizes: readonly ["small", "large"];
export interface TagProps extends Base {
    /** The text. */
    children: ReactNode;
    size?: Size;
}
type Size = (typeof sizes)[number];
/** A short text. */
export declare function Tag(props: TagProps): import("react").JSX.Element;
export { type Column, columnOf } from './columns.js';
export * from './index.js';
export {};
`,
  '/ui/field.d.ts': `export interface FieldProps {
    tone: Tone;
}
type Tone = 'calm' | 'loud';
`,
  '/ui/columns.d.ts': `/** A column. */
export interface Column {
    title: string;
}
export declare function columnOf(title: string): Column;
export declare function columnOf(title: string, width: number): Column;
`,
  '/ui/index.d.ts': `export { Link } from './link.js';
`,
  '/ui/link.d.ts': `export declare function Link(): import("./field.js").FieldProps;
`,
};

const { exportsOf, typesOf } = declarationsIn((file) => files[file] ?? '');
const told = exportsOf('/ui/Tag.d.ts');

test('the reference of an entry is what it declares and exports again, with comments', () => {
  expect(told.map(({ code }) => code)).toEqual([
    '/** Sizes. */\nexport declare const sizes: readonly ["small", "large"];',
    'export interface TagProps extends Base {\n    /** The text. */\n    children: ReactNode;\n    size?: Size;\n}',
    '/** A short text. */\nexport declare function Tag(props: TagProps): JSX.Element;',
    '/** A column. */\nexport interface Column {\n    title: string;\n}',
    'export declare function columnOf(title: string): Column;\nexport declare function columnOf(title: string, width: number): Column;',
    'export declare function Link(): FieldProps;',
  ]);
});

test('types that these declarations name are told too, once', () => {
  expect(typesOf(told).map(({ name }) => name)).toEqual(['FieldProps', 'Size', 'Tone']);
});
