import { isValidElement } from 'react';
import type { SBType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { plainTable } from '../../.storybook/docs/plainTypes.ts';

const other = (value: string): SBType => ({ name: 'other', value, raw: value });
const controlOf = (key: string, type: SBType, value?: unknown) =>
  plainTable({ [key]: { name: key, type } }, undefined, { [key]: value })[key]?.control;

test('a text or node has a text control, also while it is empty', () => {
  expect(controlOf('help', { name: 'string' })).toEqual({ type: 'text' });
  expect(controlOf('aside', other('ReactNode'), 'Optional')).toEqual({ type: 'text' });
  expect(controlOf('value', other('string | null'), null)).toEqual({ type: 'text' });
});

test('a callback, an icon, a ref and a rendered element have no control', () => {
  const none = { disable: true };
  expect(controlOf('onClick', other('MouseEventHandler<HTMLButtonElement>'))).toEqual(none);
  expect(controlOf('icon', other('IconType'))).toEqual(none);
  expect(controlOf('hrefFor', other('(page: number) => string'))).toEqual(none);
  expect(controlOf('showCount', other('RefObject<ShowCount | null>'))).toEqual(none);
  expect(controlOf('trigger', other('ReactElement<TriggerProps>'))).toEqual(none);
  const element = { $$typeof: Symbol.for('react.transitional.element') };
  expect(isValidElement(element)).toBe(true);
  expect(controlOf('actions', other('ReactNode'), element)).toEqual(none);
});

test('a union of literals is a choice, also with undefined', () => {
  const type: SBType = {
    name: 'union',
    value: [other("'start'"), other("'end'"), other('undefined')],
  };
  const row = plainTable({ align: { name: 'align', type } }, undefined).align;
  expect(row?.type).toEqual({ name: 'enum', value: ['start', 'end'], required: false });
  expect(row?.control).toBeUndefined();
});

test('only data that is set has a JSON control', () => {
  const none = { disable: true };
  const list: SBType = { name: 'array', value: other('Item'), raw: 'readonly Item[]' };
  expect(controlOf('items', list)).toEqual(none);
  expect(controlOf('items', list, [{ label: 'Edit', onSelect: () => undefined }])).toEqual(none);
  expect(controlOf('options', list, [{ value: 'all' }])).toEqual({ type: 'object' });
  expect(controlOf('change', other('StatChange'))).toEqual(none);
});
