import { expect, test } from 'vitest';
import { readProps } from '../../.storybook/docs/propTable.ts';
import { readLibrary, typeNote } from '../../.storybook/wordTypes.ts';

const files = readLibrary();
const propsOf = readProps(files);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The exported prop types, such as `ButtonProps`. */
const exportedProps = Object.entries(files)
  .filter(([path]) => /\/(?:components|patterns)\/(\w+)\/\1\.tsx$/.test(path))
  .flatMap(([path, text]) =>
    [...text.matchAll(/^export (?:type )?(?:interface \w+|type \w+|\{[^}]*\} from)/gm)]
      .flatMap(([exported]) => exported.match(/\b\w+Props\b/g) ?? [])
      .map((name) => ({ name, path })),
  );

test('every exported prop type can be read', () => {
  const unread = exportedProps.filter(({ name, path }) => propsOf(name, folderOf(path)).size === 0);
  expect(unread).toEqual([]);
  expect(exportedProps.length).toBeGreaterThan(80);
});

test('every public prop has a type and a description', () => {
  const undocumented = exportedProps.flatMap(({ name, path }) =>
    [...propsOf(name, folderOf(path))]
      .filter(([, { type, about }]) => !/\w/.test(type) || !/^[^a-z].*[.:)]$/s.test(about))
      .map(([prop, { about }]) => `${name}.${prop}: ${about}`),
  );
  expect(undocumented).toEqual([]);
});

test('prop types resolve Omit, methods, optional props and unions', () => {
  const read = readProps({
    'a/x.ts': `interface BaseProps {
  /** Its name. */
  name: string;
  aside?: string | undefined;
}
export interface OneProps
  extends Omit<
    BaseProps,
    'aside'
  > {
  /** Its rows,
   * in order. */
  rows: readonly Row[];
  /** Key of a row. */
  rowKey(row: Row): string;
  onPick?: ((row: Row) => void) | undefined;
}
export type EitherProps = BaseProps | OneProps;
`,
  });
  expect(Object.fromEntries(read('OneProps', 'a'))).toEqual({
    name: { type: 'string', optional: false, about: 'Its name.' },
    rows: { type: 'readonly Row[]', optional: false, about: 'Its rows, in order.' },
    rowKey: { type: '(row: Row) => string', optional: false, about: 'Key of a row.' },
    onPick: { type: '(row: Row) => void', optional: true, about: '' },
  });
  expect([...read('EitherProps', 'a')].filter(([, { optional }]) => !optional)).toHaveLength(1);
});

test('a union of words is a choice, also by the name of its type', () => {
  const elements = ["'page'", "'stone'"].map((value) => ({ name: 'literal', value }));
  expect(typeNote("'page' | 'stone'", '')).toMatchObject({ name: 'union', elements });
  expect(typeNote('Ground', "type Ground = 'page' | 'stone';")).toMatchObject({ elements });
  expect(typeNote('Item', 'interface Item { name: string }')).toEqual({
    name: 'Item',
    raw: 'Item',
  });
});
