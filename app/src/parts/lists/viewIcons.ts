import { type ViewIcon, viewIconNames, viewIcons } from '@portal/domain';
import { Bookmark, Clock, Flag, Inbox, Star, Tag, TriangleAlert, Users } from 'lucide-react';

/** The icons of saved views. */
export const iconOfView = {
  bookmark: Bookmark,
  flag: Flag,
  star: Star,
  clock: Clock,
  inbox: Inbox,
  warning: TriangleAlert,
  people: Users,
  tag: Tag,
} as const satisfies Record<ViewIcon, unknown>;

/** As the choices of a select. */
export const iconOptions = viewIcons.map((value) => ({
  value,
  label: viewIconNames[value],
  icon: iconOfView[value],
}));
