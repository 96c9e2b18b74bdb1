import { expect, test } from 'vitest';
import { readProps } from '../../.storybook/docs/propTable.ts';
import { readLibrary } from '../../.storybook/wordTypes.ts';

const files = readLibrary();
const propsOf = readProps(files);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The types of props that a folder exports, such as `ButtonProps`. */
const handedOut = Object.entries(files)
  .filter(([path]) => /\/(?:components|patterns)\/(\w+)\/\1\.tsx$/.test(path))
  .flatMap(([path, text]) =>
    [...text.matchAll(/^export (?:type )?(?:interface \w+|type \w+|\{[^}]*\} from)/gm)]
      .flatMap(([exported]) => exported.match(/\b\w+Props\b/g) ?? [])
      .map((name) => ({ name, path })),
  );

test('every type of props that is handed out can be read', () => {
  const unread = handedOut.filter(({ name, path }) => propsOf(name, folderOf(path)).size === 0);
  expect(unread).toEqual([]);
  expect(handedOut.length).toBeGreaterThan(80);
});

test('every public prop says what it takes, in a type and a sentence', () => {
  const untold = handedOut.flatMap(({ name, path }) =>
    [...propsOf(name, folderOf(path))]
      .filter(([, { type, about }]) => !/\w/.test(type) || !/^[^a-z].*[.:)]$/s.test(about))
      .map(([prop, { about }]) => `${name}.${prop}: ${about}`),
  );
  expect(untold).toEqual([]);
});

test('a type is read as it is meant', () => {
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
