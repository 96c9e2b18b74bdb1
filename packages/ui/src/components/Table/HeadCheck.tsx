import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { headCheck, toggledAll } from './selection.ts';

export interface HeadSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

interface HeadCheckProps {
  /** Keys of the rows on screen. */
  keys: readonly string[];
  selection: HeadSelection;
  labelHidden?: boolean | undefined;
}

/** Checks all rows on screen, or none of them; mixed while some are checked. */
export function HeadCheck({
  keys,
  selection: { selected, onChange },
  labelHidden,
}: HeadCheckProps) {
  const state = headCheck(keys, selected);
  return (
    <Checkbox
      name="all-rows"
      label="Select all on this page"
      labelHidden={labelHidden}
      checked={state === 'all'}
      mixed={state === 'some'}
      disabled={keys.length === 0}
      onChange={() => onChange(toggledAll(selected, keys))}
    />
  );
}
