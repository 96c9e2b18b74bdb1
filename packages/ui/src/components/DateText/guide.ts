import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'A date, a time, or how long ago something was, in text or in a table.',
    '`formatDate`: the same as text, such as for a message.',
  ],
  notFor: ['Choosing a day: `DateField`.', 'A number or money: `NumberText`, `Money`.'],
  keyboard: [],
  accessibility: [
    'A `time` element with the value for machines. Screen readers read the words.',
    'A relative time has the whole date as its title; show the date itself where it matters.',
  ],
};
