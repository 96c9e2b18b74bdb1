import { m } from '../../i18n/messages.js';

/* The shortcuts of a queue, for its keyboard help. */

const moveKeys = [
  { key: 'J', does: m.queue_next_item() },
  { key: 'K', does: m.queue_previous_item() },
];

const selectKeys = [
  { key: 'X', does: m.queue_key_select() },
  { key: 'Shift+X', does: m.queue_key_select_range() },
];

const requestKeys = [{ key: 'R', does: m.queue_key_request() }];

interface QueueHelp {
  /** Whether the user decides. */
  decides: boolean;
  /** Whether items can be selected. */
  selects: boolean;
  /** Whether declining one item opens a dialog. */
  declineAsks: boolean;
  /** Whether changes can be requested. */
  requests: boolean;
}

const declines = ({ selects, declineAsks }: QueueHelp): string => {
  if (declineAsks) return selects ? m.queue_key_decline_asks_bulk() : m.queue_key_decline_asks();
  return selects ? m.queue_key_decline_bulk() : m.queue_key_decline();
};

export function queueKeys(help: QueueHelp): { key: string; does: string }[] {
  if (!help.decides) return moveKeys;
  return [
    ...moveKeys,
    ...(help.selects ? selectKeys : []),
    { key: 'A', does: m.queue_key_approve() },
    { key: 'D', does: declines(help) },
    ...(help.requests ? requestKeys : []),
  ];
}
