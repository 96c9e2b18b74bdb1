import { app, declined, draft, live, waiting } from './listing.ts';

/** The apps of Mere Tautahi, the demo vendor. */
export const vendorApps = [
  app('vendor', 'Driftline Invoices', 'driftline', live(288), {
    summary: 'Send an invoice from the ute and see the moment it is opened.',
    description:
      'Driftline makes an invoice out of the notes you already keep on a job. Pick the customer, tick the hours and materials, and send it before you leave the driveway.\n\nReminders go out by themselves, politely, on the days you choose. GST is worked out line by line, so the return at the end of the period is a copy and not a search.',
    trial: true,
    pricing: '$19/month',
    industry: 'Trades',
    subcategories: ['Invoicing', 'GST and returns'],
    nz: true,
    logo: 'swell',
  }),
  app('vendor', 'Tussock Farm Diary', 'tussock-diary', live(261), {
    summary: 'Paddock by paddock: what was done, by whom, and what it cost.',
    description:
      'A diary that the whole farm writes together. Spray, seed, stock moves and rainfall are entered with two taps and no signal; everything is sent on when the phone is back in range.\n\nAt audit time the records are already in the form that processors and councils ask for.',
    trial: true,
    pricing: '$34/month for each farm',
    industry: 'Agriculture',
    subcategories: ['Job management', 'Equipment'],
    nz: true,
    logo: 'sprout',
    change: {
      hours: 20,
      summary: 'Paddock by paddock: what was done, by whom, what it cost, and what the soil said.',
      pricing: '$39/month for each farm',
      subcategories: ['Job management', 'Equipment', 'Dashboards'],
    },
  }),
  app(
    'vendor',
    'Slipway Bookings',
    'slipway',
    live(240, 'The link leads to a page that is still being built.'),
    {
      summary: 'Haul-out and hardstand bookings for boatyards, with tides taken into account.',
      description:
        'Boat owners book a slot that fits their draught and the tide; the yard sees one board with every lift of the week. Deposits are taken when the booking is made.\n\nA wet day moves the whole board with one drag, and everybody affected gets a message.',
      pricing: '$85/month',
      industry: 'Marine',
      subcategories: ['Scheduling', 'Payments'],
      nz: true,
      logo: 'sail',
    },
  ),
  app('vendor', 'Matariki Rosters', 'matariki-rosters', live(214), {
    summary: 'Fair rosters for cafés and bars, with public holidays worked out for you.',
    description:
      'Draw up two weeks in the time it takes to drink a flat white. Matariki Rosters knows who may open, who has exams and who worked the last three Sundays.\n\nAlternative days and time and a half are added where they are due, and the finished hours go straight to payroll.',
    trial: true,
    pricing: '$3 for each person a month',
    industry: 'Hospitality',
    subcategories: ['Rostering', 'Leave', 'Timesheets'],
    nz: true,
    logo: 'cross',
  }),
  app('vendor', 'Cairn Project Notes', 'cairn-notes', live(197), {
    summary: 'One quiet page for each project, instead of forty emails.',
    description:
      'Decisions, photographs, drawings and promises, in the order they happened. Everyone on the project sees the same page; customers see the part you show them.\n\nWhen a question comes up two years later, the answer is one search away.',
    trial: true,
    pricing: 'Free for 3 projects, then $12/month',
    industry: 'Professional services',
    subcategories: ['Projects', 'Documents'],
    logo: 'cairn',
  }),
  app('vendor', 'Ōtākaro Gift Cards', 'otakaro-cards', live(176), {
    summary: 'Gift cards for small shops, sold online and spent at the counter.',
    description:
      'Sell gift cards on your own site tonight. Each card is a code and a small picture; at the counter the code is scanned with any phone and the balance is kept to the cent.\n\nExpiry follows New Zealand law, and the liability report is there for your accountant.',
    pricing: '2% of each card sold',
    industry: 'Retail',
    subcategories: ['Gift cards', 'Payments'],
    nz: true,
    logo: 'tag',
  }),
  app('vendor', 'Woolshed Stock Count', 'woolshed-stock', live(150), {
    summary: 'A stocktake in one evening, with the phones your team already carries.',
    description:
      'Walk the shelves, scan, done. Woolshed keeps the count for your shop, your market stall and your website, and tells you what to order before the gap shows.\n\nIt works with the barcodes you have and prints labels for what has none.',
    trial: true,
    pricing: '$29.99/month',
    industry: 'Retail',
    subcategories: ['Stock control', 'Forecasting'],
    nz: true,
    logo: 'woolshed',
    change: {
      hours: 53,
      name: 'Woolshed Stock and Orders',
      description:
        'Walk the shelves, scan, done. Woolshed keeps the count for your shop, your market stall and your website, and writes the purchase order before the gap shows.\n\nIt works with the barcodes you have, prints labels for what has none, and now takes deliveries in as well: scan the docket and the count is right.',
    },
  }),
  app('vendor', 'Lantern Learning', 'lantern-learning', live(128), {
    summary: 'Short courses for your own team, with a record of who has finished what.',
    description:
      'Turn the way you do things into ten-minute lessons: a film from your phone, three questions, a signature. New people find their list on the first morning.\n\nTraining records are kept for each person and exported for any auditor.',
    trial: true,
    pricing: '$4 for each learner a month',
    industry: 'Education',
    subcategories: ['Training records'],
    logo: 'lighthouse',
  }),
  app('vendor', 'Roadside Fleet Log', 'roadside-fleet', live(101), {
    summary: 'Warrants, road user charges and services, before they run out.',
    description:
      'Every vehicle has a page with its dates and its distance. Drivers enter the odometer with a photograph; Roadside does the rest and buys road user charges when you say yes.\n\nDefects found on the morning walk-round go to the workshop with the picture attached.',
    pricing: '$6 for each vehicle a month',
    industry: 'Transport',
    subcategories: ['Fleet', 'Health and safety'],
    nz: true,
    logo: 'truck',
  }),
  app('vendor', 'Gatepost Property', 'gatepost-property', live(77), {
    summary: 'Rent, inspections and repairs for people who look after a few homes.',
    description:
      'For landlords with two houses and trusts with twenty. Rent is matched from the bank feed, inspections are a checklist with photographs, and tradespeople get a job with the key code and a phone number.\n\nHealthy Homes statements are filled in from what was measured.',
    trial: true,
    pricing: '$9 for each home a month',
    industry: 'Property',
    subcategories: ['Job management', 'Documents'],
    nz: true,
    logo: 'key',
  }),
  app('vendor', 'Sunday Letters', 'sunday-letters', live(52), {
    summary: 'A newsletter that takes half an hour a month and looks like you made it.',
    description:
      'Write as you would to a regular. Sunday Letters sets it, sends it at a decent hour and shows who read to the end.\n\nUnsubscribing takes one press and is respected everywhere, as the law asks.',
    trial: true,
    pricing: 'Free to 250 readers, then $15/month',
    industry: 'Retail',
    subcategories: ['Email campaigns'],
    logo: 'letter',
  }),
  app('vendor', 'Hui Minutes', 'hui-minutes', live(26), {
    summary: 'Agendas and minutes for boards, committees and rūnanga.',
    description:
      'The agenda is built from what was left open last time. During the hui one person types, everybody sees, and each decision gets an owner and a date.\n\nMinutes are agreed with a signature and kept where the next secretary will find them. The whole app speaks te reo Māori and English.',
    trial: true,
    pricing: '$8/month for each group',
    industry: 'Professional services',
    subcategories: ['Documents', 'Signing'],
    nz: true,
    logo: 'weave',
  }),
  app('vendor', 'Breakwater CRM', 'breakwater-crm', waiting(5), {
    summary: 'Customers, boats and work orders of a marina on one card.',
    description:
      'Breakwater knows which boat lies where, whose it is and what was last done to it. Calls, quotes and invoices hang on the same card, so the office and the jetty tell the customer the same thing.\n\nBerth renewals go out in one afternoon instead of three weeks.',
    trial: true,
    pricing: '$120/month',
    industry: 'Marine',
    subcategories: ['Customer records', 'Quoting'],
    nz: true,
    logo: 'bridge',
  }),
  app('vendor', 'Kōwhai Timesheets', 'kowhai-time', waiting(29), {
    summary: 'Clock on with one thumb; the roster guesses the job.',
    description:
      'Start and stop with one thumb. Kōwhai asks which job it was only when it cannot tell from the roster, and rounds the way your agreement says.\n\nLeave balances follow the Holidays Act and are shown to the people they belong to.',
    trial: true,
    pricing: '$5 for each person a month',
    industry: 'Construction',
    subcategories: ['Timesheets', 'Leave', 'Payroll'],
    nz: true,
    logo: 'clock',
  }),
  app(
    'vendor',
    'Four Seasons in One Day: Weather-Aware Scheduling and Site Safety for Outdoor Crews',
    'four-seasons-crews',
    waiting(74, 'Please say which forecast you use, and name a price.'),
    {
      summary:
        'Plans outdoor work around the forecast, moves it when the front comes early, and tells everyone on site.',
      description:
        'Concrete, roofing, spraying and crane work each have a window in the weather. Enter the window once and the planner keeps the week honest: jobs move to where they fit, crews get a message, customers an apology and a new time.\n\nWind and lightning alarms go to the people on site, with a record of who has read them.',
      pricing: '$65/month for each crew',
      industry: 'Construction',
      subcategories: ['Scheduling', 'Health and safety'],
      nz: true,
      logo: 'rain',
    },
  ),
  app('vendor', 'Tūī Till', 'tui-till', waiting(96), {
    summary: 'Sell all day without a connection; the till catches up at night.',
    description:
      'A till on any tablet. Sales, tips and split bills work offline for a day and are sent on afterwards, each exactly once.\n\nThe evening count takes four minutes, and the differences are explained instead of just listed.',
    trial: true,
    pricing: '$49/month for each till',
    industry: 'Hospitality',
    subcategories: ['Point of sale', 'Payments'],
    nz: true,
    logo: 'cup',
  }),
  app(
    'vendor',
    'Backblock Radio',
    'backblock-radio',
    declined(
      2,
      'Thanks for this. Small businesses look for a price first, so please give at least a starting price instead of “On request”. The description also promises hopping between phones: say which phones can do it.',
      'Called them, friendly. Will approve when there is a price.',
    ),
    {
      summary: 'Push to talk over any network for farms, forests and search teams.',
      description:
        'A phone becomes a radio. Where there is no coverage, messages hop from phone to phone and arrive late instead of never.',
      pricing: 'On request',
      industry: 'Agriculture',
      subcategories: ['Calls and chat'],
      logo: 'dart',
    },
  ),
  app('vendor', 'Honeyhouse Batch Records', 'honeyhouse', declined(9, null), {
    summary: 'From hive to jar: every batch with its tests and its labels.',
    description:
      'Apiary, extraction, drum, jar: Honeyhouse keeps the chain and prints the label. Test results are read from the laboratory’s file and stay with the batch.',
    trial: true,
    pricing: '$44/month',
    industry: 'Manufacturing',
    subcategories: ['Food safety', 'Stock control'],
    nz: true,
    logo: 'comb',
  }),
  app(
    'vendor',
    'Quickdraw Surveys',
    'quickdraw-surveys',
    declined(
      16,
      'The logo in the picture belongs to another company. Please send one of your own.',
    ),
    {
      summary: 'Ask your customers three questions and hear from half of them.',
      description:
        'Three questions after each job, by text message, in your own words. Answers arrive sorted by what can be mended today.',
      pricing: '$18/month',
      industry: 'Trades',
      subcategories: ['Surveys'],
      logo: 'checks',
    },
  ),
  app('vendor', 'Tauhou Mailer', '', draft(4), {
    summary: '',
  }),
  app('vendor', '', '', draft(18)),
];
