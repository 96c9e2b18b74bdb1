import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One of two to four short options: a view, an interval, a decision.'],
  notFor: ['Longer or more options: `RadioGroup` or `Select`.', 'Pages with a URL: links.'],
  keyboard: [
    ['Tab', 'to the selected option, or to the first'],
    ['Arrow keys', 'select the next or previous option'],
    ['Space', 'selects the focused option'],
  ],
  accessibility: ['A native group of radios.', 'The selected option differs by more than colour.'],
};
