import { logos } from '../sample.ts';
import type { FeaturedListing } from './FeaturedPicker.tsx';

export const appListings: readonly FeaturedListing[] = [
  {
    id: 'a1',
    name: 'Harbourmaster CRM',
    detail: 'Taipo Bay Marine Software',
    logo: logos.anchor.src,
  },
  { id: 'a2', name: 'Pāua Point of Sale', detail: 'Ashworth and Daughters', logo: logos.bird.src },
  {
    id: 'a3',
    name: 'Southerly Rostering and Leave Management for Hospitality',
    detail: 'Southerly Systems',
    logo: logos.waves.src,
  },
  { id: 'a4', name: 'Longfin Logistics', detail: 'Longfin Ltd', logo: logos.peak.src },
  { id: 'a5', name: 'Pōhutukawa Payroll', detail: 'Deshpande Digital' },
  { id: 'a6', name: 'Northing Surveys', detail: 'Northing' },
  { id: 'a7', name: 'Tide Tables', detail: 'Moana Maps' },
];
export const serviceListings: readonly FeaturedListing[] = [
  { id: 's1', name: 'Ridgeline IT for Farms', detail: 'Canterbury', logo: logos.hut.src },
  {
    id: 's2',
    name: 'Breakwater Bookkeeping Set-up',
    detail: 'Nelson, Marlborough, Tasman',
    logo: logos.ferry.src,
  },
  { id: 's3', name: 'Taniwha Cloud Migrations', detail: 'Auckland, Waikato' },
  { id: 's4', name: 'Foreshore Websites', detail: 'Ōtago' },
];
