import { lazyComponent, useLazyComponent } from '../../internal/overlay/lazyComponent.ts';
import type { CheckboxProps } from '../Checkbox/Checkbox.tsx';

const box = lazyComponent(async () => (await import('../Checkbox/Checkbox.tsx')).Checkbox);

/** A checkbox of a table, which loads with the first selectable list. Its cell has a fixed size. */
export function TableCheck(props: CheckboxProps) {
  const Box = useLazyComponent(box, true);
  return Box ? <Box {...props} /> : null;
}
