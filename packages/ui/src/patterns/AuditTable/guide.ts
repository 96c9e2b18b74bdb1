import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The audit log of the portal.'],
  notFor: ['The history of one record: `DecisionTimeline`.', 'Fields of a listing: `ChangeTable`.'],
  keyboard: [
    ['Tab', 'from link to link'],
    ['Enter, Space', 'on the summary of an entry: shows its changes and its reason'],
  ],
  accessibility: ['Removed and added values are `del` and `ins` elements, not only colours.'],
};
