/** The names of things on screen. */
export interface BrandNames {
  /** Of the portal: in titles, emails and on the sign-in page. */
  portal: string;
  apps: string;
  services: string;
  nzOwned: string;
}

export const defaultNames: BrandNames = {
  portal: 'Customer portal',
  apps: 'App Listings',
  services: 'Cloud Experts',
  nzOwned: 'NZ owned',
};
