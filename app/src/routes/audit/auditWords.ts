import type { AuditArea } from '@portal/domain';

/** The areas of the log, for its filter. */
export const areaLabels: Record<AuditArea, string> = {
  listing: 'Listings',
  review: 'Reviews',
  offer: 'Special offers',
  picture: 'Pictures',
  term: 'Metadata and featured',
  template: 'Reason templates',
  account: 'Accounts',
  role: 'Roles',
  owner: 'Owners',
  staff: 'Staff invites',
  view: 'View as vendor',
  factor: 'Two-step verification',
  session: 'Sessions and failed sign-ins',
  password: 'Passwords',
  address: 'Email addresses',
  key: 'Keys of the read interface',
  webhook: 'Webhooks',
  brand: 'Brand',
  audit: 'Exports of this log',
  system: 'System',
};
