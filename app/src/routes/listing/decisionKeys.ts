/** The keys of a page on which an admin decides. */
export const decisionKeys = [
  { key: 'J', does: 'Next in the queue' },
  { key: 'K', does: 'Previous in the queue' },
  { key: 'A', does: 'Moves to Approve; pressed again, approves' },
  {
    key: 'D',
    does: 'Opens the reason for decline; pressed outside it, declines',
  },
  { key: 'F8', does: 'To Undo in the newest notification' },
];

/** The keys of the queue itself. */
export const queueKeys = [
  { key: 'Tab', does: 'On, row by row: check, name, action, more' },
  { key: 'Space', does: 'Chooses the listing whose check has the focus' },
  { key: 'Enter', does: 'Opens the listing whose name has the focus' },
  { key: 'F8', does: 'To Undo in the newest notification' },
];
