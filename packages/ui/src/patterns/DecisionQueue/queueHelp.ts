/* The shortcuts of a queue, for its keyboard help. */

export const moveKeys = [
  { key: 'J', does: 'Next item' },
  { key: 'K', does: 'Previous item' },
];

export const decisionKeys = [
  { key: 'A', does: 'Approve the focused item' },
  { key: 'D', does: 'Decline the focused item' },
];

export const requestKeys = [{ key: 'R', does: 'Request changes to the focused item' }];

export const bulkKeys = [
  { key: 'X', does: 'Select the focused item' },
  { key: 'Shift+X', does: 'Select all items from the last selected to the focused one' },
  { key: 'A', does: 'Approve the focused item, or all selected' },
  { key: 'D', does: 'Decline the focused item, or all selected' },
];
