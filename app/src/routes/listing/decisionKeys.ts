/** The keys of a page on which an admin decides. */
export const decisionKeys = [
  { key: 'J', does: 'Next in the queue' },
  { key: 'K', does: 'Previous in the queue' },
  { key: 'A', does: 'Chooses Approved; pressed again, approves' },
  { key: 'D', does: 'Chooses Declined and asks for the reason' },
  { key: 'F8', does: 'To the notifications, where Undo is' },
];
