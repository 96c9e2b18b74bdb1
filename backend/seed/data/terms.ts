export const industries = [
  'Accounting',
  'Agriculture',
  'Construction',
  'Education',
  'Health',
  'Hospitality',
  'Manufacturing',
  'Marine',
  'Professional services',
  'Property',
  'Retail',
  'Tourism',
  'Trades',
  'Transport',
] as const;

export const categories = {
  'Accounting and tax': ['Invoicing', 'Expenses', 'GST and returns', 'Cash flow'],
  'People and payroll': ['Payroll', 'Rostering', 'Leave', 'Recruitment', 'Timesheets'],
  'Sales and customers': ['Customer records', 'Quoting', 'Loyalty', 'Surveys'],
  Marketing: ['Email campaigns', 'Social media', 'Websites', 'Search'],
  Operations: ['Job management', 'Scheduling', 'Stock control', 'Fleet', 'Equipment'],
  'Retail and payments': ['Point of sale', 'Online shops', 'Payments', 'Gift cards'],
  Teamwork: ['Documents', 'Calls and chat', 'Projects', 'Signing'],
  'Data and reporting': ['Dashboards', 'Forecasting', 'Integrations'],
  'Security and backup': ['Backup', 'Passwords', 'Device care'],
  'Compliance and safety': ['Health and safety', 'Food safety', 'Privacy', 'Training records'],
} as const;

export const locations = [
  'Auckland',
  'Bay of Plenty',
  'Canterbury',
  'Gisborne',
  'Hawke’s Bay',
  'Manawatū-Whanganui',
  'Marlborough',
  'Nelson',
  'Northland',
  'Otago',
  'Southland',
  'Taranaki',
  'Tasman',
  'Waikato',
  'Wellington',
  'West Coast',
] as const;

export type IndustryName = (typeof industries)[number];
export type CategoryName = keyof typeof categories;
export type SubcategoryName = (typeof categories)[CategoryName][number];
export type LocationName = (typeof locations)[number];

/** The featured listings of each industry, in order. */
export const featured: Partial<
  Record<IndustryName, { apps: readonly string[]; services: readonly string[] }>
> = {
  Accounting: {
    apps: ['Ranges Forecast', 'Greywacke Ledger'],
    services: ['Riverstone Bookkeeping', 'Fenwick Cloud Accounting'],
  },
  Hospitality: { apps: ['Matariki Rosters', 'Kōura Kitchen Safe'], services: [] },
  Tourism: { apps: ['Wayfinder Tours'], services: ['Two Tides Booking Systems'] },
  Retail: {
    apps: ['Ōtākaro Gift Cards', 'Sunday Letters', 'Woolshed Stock Count'],
    services: ['Faleolo Social Studio'],
  },
};
