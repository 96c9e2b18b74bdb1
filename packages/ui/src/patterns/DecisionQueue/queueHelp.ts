import { m } from '../../i18n/messages.js';
/* The shortcuts of a queue, for its keyboard help. */

export const moveKeys = [
  { key: 'J', does: m.queue_next_item() },
  { key: 'K', does: m.queue_previous_item() },
];

export const decisionKeys = [
  { key: 'A', does: m.queue_key_approve() },
  { key: 'D', does: m.queue_key_decline() },
];

export const requestKeys = [{ key: 'R', does: m.queue_key_request() }];

export const bulkKeys = [
  { key: 'X', does: m.queue_key_select() },
  { key: 'Shift+X', does: m.queue_key_select_range() },
  { key: 'A', does: m.queue_key_approve_selected() },
  { key: 'D', does: m.queue_key_decline_selected() },
];
