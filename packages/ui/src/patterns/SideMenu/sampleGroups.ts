import {
  AppWindow,
  Clock,
  Cloud,
  Factory,
  FolderTree,
  Layers,
  LayoutDashboard,
  MapPin,
  Settings,
  Sparkles,
  Star,
  Tag,
} from 'lucide-react';
import type { SideMenuGroup } from './SideMenu.tsx';

export const vendorGroups: SideMenuGroup[] = [
  {
    label: 'App Listings',
    items: [
      { label: 'My listings', icon: AppWindow, href: '#apps', count: 12 },
      { label: 'Pending listings', icon: Clock, href: '#apps-pending', count: 23, current: true },
    ],
  },
  {
    label: 'Cloud Experts',
    items: [
      { label: 'My listings', icon: Cloud, href: '#services', count: 0 },
      { label: 'Pending listings', icon: Clock, href: '#services-pending', count: 0 },
    ],
  },
];

const queue = { label: 'Pending listings', icon: Clock, waiting: true };

export const adminGroups: SideMenuGroup[] = [
  {
    label: 'Dashboard',
    items: [
      { label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard' },
      { label: 'Featured', icon: Sparkles, href: '#featured', isNew: true },
    ],
  },
  {
    label: 'App Listings',
    items: [
      { label: 'All listings', icon: Layers, href: '#apps-all', count: 486 },
      { label: 'My listings', icon: AppWindow, href: '#apps', count: 2 },
      { ...queue, href: '#apps-pending', count: 14 },
    ],
  },
  {
    label: 'Cloud Experts',
    items: [
      { label: 'All listings', icon: Layers, href: '#services-all', count: 128 },
      { label: 'My listings', icon: Cloud, href: '#services', count: 0 },
      { ...queue, href: '#services-pending', count: 5 },
    ],
  },
  {
    label: 'Reviews',
    items: [
      { label: 'App reviews', icon: Star, href: '#app-reviews', count: 7, waiting: true },
      { label: 'Service reviews', icon: Star, href: '#service-reviews', count: 2, waiting: true },
    ],
  },
  {
    label: 'Special Offers',
    items: [
      { label: 'App Offers', icon: Tag, href: '#app-offers', count: 3, waiting: true },
      { label: 'Service Offers', icon: Tag, href: '#service-offers' },
    ],
  },
  {
    label: 'Metadata',
    items: [
      { label: 'Categories', icon: FolderTree, href: '#categories' },
      { label: 'Industries', icon: Factory, href: '#industries' },
      { label: 'Locations', icon: MapPin, href: '#locations' },
    ],
  },
  {
    label: 'Administration',
    labelHidden: true,
    items: [{ label: 'Administration', icon: Settings, href: '#administration' }],
  },
];
