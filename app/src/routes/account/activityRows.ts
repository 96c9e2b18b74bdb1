import { type Activity, clockTime, formatDate } from '@portal/data/schemas';
import { activityTexts } from '@portal/domain';
import type { DetailEntry } from '@portal/ui/patterns/DetailList';
import { m } from '../../i18n/messages.js';

const texts: Readonly<Record<string, string>> = activityTexts;

/** By whom and from where; staff are not named. */
const originOf = ({ by, device, address }: Activity): string =>
  by === 'team'
    ? m.account_by_support()
    : [device ?? m.account_unknown_device(), address].filter(Boolean).join(' · ');

/** What happened, when, by whom and from where. An action of another version is shown by its name. */
export const activityRows = (activity: readonly Activity[]): DetailEntry[] =>
  activity.map((entry) => ({
    id: entry.id,
    name: texts[entry.action] ?? entry.action,
    detail: `${formatDate(entry.createdAt)}, ${clockTime(entry.createdAt)} · ${originOf(entry)}`,
  }));
