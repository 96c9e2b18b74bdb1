import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Filters a list by days, beside its other filters; also as a filter of `ListToolbar`.'],
  notFor: ['The days of a form: `DateRange`.', 'Other values: `FilterMenu`.'],
  keyboard: [
    ['Enter, Space, arrow down', 'on the chip: opens the menu'],
    ['Arrow down, arrow up', 'the next or previous range, wrapping at the ends'],
    ['Enter, Space', 'chooses the range; again, clears it. On “Choose days…” opens the dialog'],
    ['Enter', 'in a day of the dialog: applies them'],
    ['Escape', 'closes menu or dialog; the focus returns to the chip'],
  ],
  accessibility: [
    'The chip shows the chosen days; the button that clears them has the name of the filter.',
    'A day of the dialog can be typed in all common formats. “Apply” leads to a wrong one.',
  ],
};
