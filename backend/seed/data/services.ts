import { declined, draft, live, rowsOf, service, waiting } from './listing.ts';

/** The services of all vendors. */
export const services = [
  service('isla', 'Riverstone Bookkeeping', 'riverstone-books', live(230), {
    summary: 'Calm, monthly bookkeeping for trades and cafés.',
    description:
      'We set up your books, teach whoever keeps the receipts, and close each month by the tenth. Questions are answered the same day by a person who knows your business.\n\nFixed price, no surprise hours.',
    pricing: 'From $290/month',
    industry: 'Accounting',
    category: 'Accounting and tax',
    locations: ['Canterbury', 'Otago', 'Southland'],
    email: 'hello@riverstone-books.example',
    phone: '03 555 0142',
    nz: true,
    logo: 'cairn',
    featured: true,
    apps: ['Greywacke Ledger', 'Driftline Invoices'],
  }),
  service('wiremu', 'Two Tides Booking Systems', 'twotides', live(205), {
    summary: 'Booking and payment set-ups for tourism operators.',
    description:
      'We choose, set up and connect booking systems for boats, bikes and beds. Your staff are trained on site, and we stay on call through the first summer.',
    pricing: '$1,900 fixed',
    industry: 'Tourism',
    category: 'Sales and customers',
    locations: ['Bay of Plenty', 'Northland', 'Gisborne'],
    email: 'kiaora@twotides.example',
    phone: '07 555 0188',
    nz: true,
    logo: 'swell',
    featured: true,
    apps: ['Wayfinder Tours'],
    change: {
      hours: 33,
      pricing: '$2,150 fixed',
      locations: ['Bay of Plenty', 'Northland', 'Waikato'],
    },
  }),
  service('priya', 'Northfold Practice IT', 'northfold', live(166), {
    summary: 'Clinics online: appointments, notes, privacy and backups.',
    description:
      'We move small health practices to the cloud over a weekend and sit beside reception on Monday. Privacy impact is written down, not waved at.',
    pricing: '$140/hour',
    industry: 'Health',
    category: 'Security and backup',
    locations: ['Auckland', 'Waikato'],
    email: 'team@northfold.example',
    phone: '09 555 0117',
    nz: true,
    logo: 'frond',
    apps: ['Clinic Frond', 'Stack and Store Backup'],
  }),
  service(
    'jack',
    'Plumbline IT for Trades',
    'plumbline-it',
    live(149, 'Please add a phone number or an email address.'),
    {
      summary: 'Phones, job systems and quoting for builders and sparkies.',
      description:
        'One visit, one list, one price. We get your crews onto one job system and leave when they have stopped asking questions.',
      pricing: 'From $850',
      industry: 'Trades',
      category: 'Operations',
      locations: ['Wellington', 'Manawatū-Whanganui', 'Taranaki'],
      email: 'office@plumbline-it.example',
      phone: '04 555 0163',
      nz: true,
      logo: 'nut',
      apps: ['Hexbolt Jobs'],
    },
  ),
  service('pro', 'Fenwick Cloud Accounting', 'fenwick-cloud', live(190), {
    summary: 'Moves from spreadsheets to cloud books in two weeks.',
    description:
      'We bring over three years of history, set up bank feeds and coding rules, and run the first GST return with you. You keep a short handbook written for your business.',
    pricing: '$1,200 fixed',
    industry: 'Accounting',
    category: 'Accounting and tax',
    locations: ['Auckland', 'Northland', 'Waikato'],
    email: 'anaru@fenwick-cloud.example',
    phone: '09 555 0129',
    nz: true,
    logo: 'steps',
    featured: true,
    apps: ['Greywacke Ledger', 'Ranges Forecast'],
  }),
  service('pro', 'Fenwick Payroll Rescue', 'fenwick-payroll', live(121), {
    summary: 'Leave balances put right, with the working shown.',
    description:
      'We recalculate leave under the Holidays Act, agree the result with your people and fix the settings that caused it. Every figure can be traced.',
    pricing: 'From $1,500',
    industry: 'Professional services',
    category: 'People and payroll',
    locations: ['Auckland', 'Wellington'],
    email: 'payroll@fenwick-cloud.example',
    phone: '09 555 0130',
    nz: true,
    logo: 'clock',
  }),
  service('pro', 'Fenwick Dashboards', 'fenwick-dashboards', live(64), {
    summary: 'Five numbers on one wall, fresh each morning.',
    description:
      'We ask what you decide on Mondays and build the screen that helps. Sources are connected once, definitions are written down, and your team can change the chart.',
    pricing: '$160/hour',
    industry: 'Manufacturing',
    category: 'Data and reporting',
    locations: ['Auckland'],
    email: 'data@fenwick-cloud.example',
    phone: '09 555 0131',
    logo: 'ranges',
  }),
  service('trial', 'Faleolo Social Studio', 'faleolo-studio', live(19), {
    summary: 'Photographs, words and a plan for shops that would rather serve customers.',
    description:
      'One morning of pictures gives a month of posts. We write them in your voice, in English, Samoan or te reo Māori, and answer comments within a day.',
    pricing: '$420/month',
    industry: 'Retail',
    category: 'Marketing',
    locations: ['Auckland'],
    email: 'sina@faleolo-studio.example',
    phone: '09 555 0176',
    nz: true,
    logo: 'dart',
    apps: ['Sunday Letters'],
  }),
  service('isla', 'Riverstone Farm Accounts', 'riverstone-farm', live(142), {
    summary: 'Farm books that speak to the bank and to the stock agent.',
    description:
      'Stock reconciliations, GST and budgets for sheep, beef and dairy. We visit twice a year, with gumboots.',
    pricing: 'From $380/month',
    industry: 'Agriculture',
    category: 'Accounting and tax',
    locations: ['Canterbury', 'Southland', 'West Coast'],
    email: 'farm@riverstone-books.example',
    phone: '03 555 0143',
    nz: true,
    logo: 'sprout',
  }),
  service('wiremu', 'Two Tides Web Shop Set-up', 'twotides-shop', live(117), {
    summary: 'An online shop open in ten working days.',
    description:
      'Catalogue, photographs, freight, payments and a first campaign. You learn to run it while we build it.',
    pricing: '$3,400 fixed',
    industry: 'Retail',
    category: 'Retail and payments',
    locations: ['Bay of Plenty', 'Hawke’s Bay'],
    email: 'shop@twotides.example',
    phone: '07 555 0189',
    nz: true,
    logo: 'sail',
  }),
  service('priya', 'Northfold Privacy Check', 'northfold-privacy', live(95), {
    summary: 'Two days, one report, no jargon.',
    description:
      'We look at what you hold, who can see it and how it could leak, and write down the ten things to do first.',
    pricing: '$1,650 fixed',
    industry: 'Professional services',
    category: 'Compliance and safety',
    locations: ['Auckland', 'Wellington', 'Canterbury'],
    email: 'privacy@northfold.example',
    phone: '09 555 0118',
    logo: 'key',
  }),
  service('jack', 'Plumbline Fleet Set-up', 'plumbline-fleet', live(71), {
    summary: 'Trackers fitted, reports that somebody reads.',
    description:
      'We fit the hardware in your yard on a Saturday and set up the three reports that pay for it. Drivers are told what is measured and why.',
    pricing: '$95 for each vehicle',
    industry: 'Transport',
    category: 'Operations',
    locations: ['Wellington', 'Nelson', 'Marlborough'],
    email: 'fleet@plumbline-it.example',
    phone: '04 555 0164',
    nz: true,
    logo: 'truck',
  }),
  service('jack', 'Plumbline Site Safety Online', 'plumbline-safety', live(40), {
    summary: 'Inductions, hazards and sign-in without the clipboard.',
    description:
      'We move your safety paperwork to phones and train the people who must use it. Sub-contractors included.',
    pricing: 'From $600',
    industry: 'Construction',
    category: 'Compliance and safety',
    locations: ['Wellington', 'Hawke’s Bay'],
    email: 'safety@plumbline-it.example',
    phone: '04 555 0165',
    logo: 'checks',
  }),
  service('priya', 'Northfold Document Rooms', 'northfold-documents', live(12), {
    summary: 'Shared folders that people can find things in.',
    description:
      'We sort, name and move your documents, agree who sees what, and leave a one-page map. Old drives are kept for a year, then wiped with a certificate.',
    pricing: '$135/hour',
    industry: 'Professional services',
    category: 'Teamwork',
    locations: ['Auckland'],
    email: 'rooms@northfold.example',
    phone: '09 555 0119',
    nz: true,
    logo: 'layers',
  }),
  service('pro', 'Fenwick Year-End Tidy', 'fenwick-tidy', waiting(8), {
    summary: 'Books made ready for your accountant, at a fixed price.',
    description:
      'We chase the missing receipts, explain the odd entries and hand over a file that needs no questions.',
    pricing: '$690 fixed',
    industry: 'Accounting',
    category: 'Accounting and tax',
    locations: ['Auckland', 'Bay of Plenty'],
    email: 'tidy@fenwick-cloud.example',
    phone: '09 555 0132',
    nz: true,
    logo: 'layers',
  }),
  service('trial', 'Faleolo Market Films', 'faleolo-films', waiting(46), {
    summary: 'Thirty-second films of makers and growers.',
    description:
      'A half-day at your stall or workshop, three short films, captions in two languages.',
    pricing: '$780 for three films',
    industry: 'Tourism',
    category: 'Marketing',
    locations: ['Auckland', 'Northland'],
    email: 'films@faleolo-studio.example',
    phone: '09 555 0177',
    nz: true,
  }),
  service(
    'isla',
    'Riverstone Grant Writing',
    'riverstone-grants',
    waiting(90, 'Please describe what is included in an hour.'),
    {
      summary: 'Funding applications for kura, clubs and small trusts.',
      description:
        'We find the fund, write with you and keep the acquittal dates. You approve every word.',
      pricing: '$110/hour',
      industry: 'Education',
      category: 'Teamwork',
      locations: ['Canterbury'],
      email: 'grants@riverstone-books.example',
      phone: '03 555 0144',
      nz: true,
      logo: 'letter',
    },
  ),
  service(
    'pro',
    'Fenwick Token Desk',
    'fenwick-desk',
    declined(
      6,
      'We list services for everyday small businesses. If this is part of your year-end work, please describe it there.',
      'Second try; see the mail from March.',
    ),
    {
      summary: 'Bookkeeping for digital assets.',
      description: 'Wallets read in, gains worked out, one report a year.',
      pricing: 'From $2,000',
      industry: 'Accounting',
      category: 'Accounting and tax',
      locations: ['Auckland'],
      email: 'desk@fenwick-cloud.example',
    },
  ),
  service('wiremu', 'Two Tides Drone Pictures', 'twotides-drones', declined(21, null), {
    summary: 'Your place from above.',
    description: 'Pictures and films by licensed pilots, weather permitting.',
    pricing: '$650',
    industry: 'Tourism',
    category: 'Marketing',
    locations: ['Bay of Plenty'],
    email: 'drones@twotides.example',
    logo: 'compass',
  }),
  service('pro', 'Fenwick Board Packs', 'fenwick-boards', draft(3), {
    summary: 'A board pack in a morning',
    industry: 'Professional services',
  }),
];

/** Rows of service, name, position and description. */
export const teamMembers = rowsOf(`
Riverstone Bookkeeping    | Isla Drummond | Founder    | Twenty years of small-business books, most of them tidy.
Riverstone Bookkeeping    | Hemi Paraone  | Payroll    | Knows the Holidays Act by heart and explains it in one breath.
Two Tides Booking Systems | Wiremu Kāwhia | Director   | Ran a charter boat before he fixed other people’s bookings.
Northfold Practice IT     | Priya Raman   | Consultant | Former practice manager, now the person practice managers ring.
Northfold Practice IT     | Tāne Goodwin  | Engineer   | Networks, labels on cables, and a very complete spare-parts box.
Fenwick Cloud Accounting  | Anaru Fenwick | Principal  | Chartered accountant who likes clean imports and short meetings.
Faleolo Social Studio     | Sina Faleolo  | Owner      | Photographer first, strategist when she must be.
`).map(([of = '', name = '', position = '', description = '']) => ({
  of,
  name,
  position,
  description,
}));
