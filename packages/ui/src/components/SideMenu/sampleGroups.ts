import {
  Anchor,
  CalendarDays,
  Clock,
  House,
  Inbox,
  MapPin,
  MessageSquare,
  Sailboat,
  Settings,
} from 'lucide-react';
import type { SideMenuGroup } from './SideMenu.tsx';

const loans: SideMenuGroup = {
  label: 'Loans',
  items: [
    { label: 'All', icon: Sailboat, href: '#loans', count: 12 },
    { label: 'Drafts', icon: Clock, href: '#loan-drafts', count: 23, current: true },
  ],
};

const berths: SideMenuGroup = {
  label: 'Berths',
  items: [
    { label: 'All', icon: Anchor, href: '#berths', count: 1_240 },
    { label: 'Drafts', icon: Clock, href: '#berth-drafts', count: 0 },
  ],
};

/** A short menu; two groups have items with the same labels. */
export const ownerGroups: readonly SideMenuGroup[] = [loans, berths];

/** A menu that is higher than a small window. */
export const editorGroups: readonly SideMenuGroup[] = [
  {
    label: 'Overview',
    items: [
      { label: 'Overview', icon: House, href: '#overview' },
      { label: 'Calendar', icon: CalendarDays, href: '#calendar', badge: 'NEW' },
    ],
  },
  loans,
  berths,
  {
    label: 'Inbox',
    items: [
      {
        label: 'Requests',
        icon: Inbox,
        href: '#requests',
        count: 7,
        waiting: true,
      },
      { label: 'Messages', icon: MessageSquare, href: '#messages' },
    ],
  },
  {
    label: 'Places',
    items: [
      { label: 'Harbours', icon: MapPin, href: '#harbours' },
      { label: 'Piers', icon: MapPin, href: '#piers' },
      { label: 'Moorings', icon: MapPin, href: '#moorings' },
    ],
  },
  {
    label: 'Settings',
    labelHidden: true,
    items: [{ label: 'Settings', icon: Settings, href: '#settings' }],
  },
];
