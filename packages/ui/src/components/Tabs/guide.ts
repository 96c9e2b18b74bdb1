import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Two to six views of the same thing, of which one is needed at a time.'],
  notFor: [
    'Pages with an address: links.',
    'A setting or a filter: `SegmentedControl`.',
    'Parts to compare, or steps in order: one below the other, or `Stepper`.',
  ],
  keyboard: [
    ['Tab', 'to the selected tab, then to its panel'],
    ['Left, Right', 'select the previous or next tab, wrapping at the ends'],
    ['Home, End', 'select the first or last tab'],
  ],
  accessibility: [
    'A named row of tabs; each panel is named by its tab.',
    'A panel that is not shown is not read, also with `keepMounted`.',
    'On paper only the shown panel is printed.',
  ],
};
