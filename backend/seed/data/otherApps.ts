import { app, live, waiting } from './listing.ts';

/** The apps of all other vendors. */
export const otherApps = [
  app('pro', 'Greywacke Ledger', 'greywacke', live(255), {
    summary: 'Double-entry books for people who did not train as accountants.',
    description:
      'Greywacke asks what happened and writes both sides of the entry. Bank lines are matched as they arrive; what it cannot match it asks about on Friday, all at once.\n\nGST and provisional tax are set aside as you earn, so the due date is only a date.',
    trial: true,
    pricing: '$27/month',
    industry: 'Accounting',
    subcategories: ['GST and returns', 'Cash flow', 'Expenses'],
    nz: true,
    logo: 'steps',
  }),
  app('pro', 'Ranges Forecast', 'ranges-forecast', live(204), {
    summary: 'Thirteen weeks of cash, drawn from your books every morning.',
    description:
      'See the low week before it comes. Ranges reads invoices, bills and payroll, draws the line ahead and lets you pull it about: a late payer, a new van, a slow July.\n\nShare the picture with your bank manager as a link that expires.',
    trial: true,
    pricing: '$39/month',
    industry: 'Accounting',
    subcategories: ['Forecasting', 'Cash flow'],
    logo: 'ranges',
  }),
  app('pro', 'Stack and Store Backup', 'stack-and-store', live(93), {
    summary: 'Nightly copies of your cloud accounts, kept in Aotearoa.',
    description:
      'Mail, files and books are copied each night to two places in New Zealand. Getting one file back takes a minute and needs no ticket.\n\nOnce a month a restore is tried by itself and you get the result, good or bad.',
    trial: true,
    pricing: '$7 for each account a month',
    industry: 'Professional services',
    subcategories: ['Backup', 'Privacy'],
    nz: true,
    logo: 'layers',
  }),
  app('wiremu', 'Wayfinder Tours', 'wayfinder-tours', live(181), {
    summary: 'Bookings, waivers and seats for guided trips.',
    description:
      'One calendar for guides, vans and kayaks. Guests book and sign on their own phone, and the guide leaves with a list of names, allergies and shoe sizes.\n\nWeather calls send refunds or new dates in one go.',
    trial: true,
    pricing: '1.5% of each booking',
    industry: 'Tourism',
    subcategories: ['Scheduling', 'Payments', 'Health and safety'],
    nz: true,
    logo: 'compass',
  }),
  app('wiremu', 'Kōura Kitchen Safe', 'koura-kitchen', live(140), {
    summary: 'Your food control plan, filled in as you cook.',
    description:
      'Temperatures come from the fridge itself, cleaning is a tick with a name, and deliveries are a photograph. The verifier gets a tidy book instead of a box of paper.',
    trial: true,
    pricing: '$22/month for each kitchen',
    industry: 'Hospitality',
    subcategories: ['Food safety', 'Training records'],
    nz: true,
    logo: 'fish',
  }),
  app('priya', 'Clinic Frond', 'clinic-frond', live(160), {
    summary: 'Appointments, recalls and notes for small health practices.',
    description:
      'For physios, dentists and counsellors with one to ten rooms. Reminders cut no-shows, recalls are written once and go out for years, and notes are locked when they are signed.\n\nPrivacy is set by the record, not by the role, and each look is logged.',
    trial: true,
    pricing: '$59/month for each practitioner',
    industry: 'Health',
    subcategories: ['Scheduling', 'Privacy', 'Customer records'],
    nz: true,
    logo: 'frond',
  }),
  app('jack', 'Hexbolt Jobs', 'hexbolt-jobs', live(133), {
    summary: 'From the phone call to the paid invoice, for workshops and trades.',
    description:
      'Quotes become jobs, jobs become purchase orders, and the invoice is there when the last bolt is tight. Foremen see the day; owners see the margin.\n\nWorks with the price books of the large merchants.',
    trial: true,
    pricing: '$45/month',
    industry: 'Trades',
    subcategories: ['Job management', 'Quoting', 'Invoicing'],
    logo: 'nut',
  }),
  app('rongo', 'Koha Giving', 'koha-giving', live(88), {
    summary: 'Donations, receipts and thank-you letters for clubs and trusts.',
    description:
      'A giving page in ten minutes. Receipts that Inland Revenue accepts are sent at once and again in April, and the committee sees totals without seeing card numbers.',
    pricing: 'Free, card fees only',
    industry: 'Education',
    subcategories: ['Payments', 'Email campaigns'],
    nz: true,
    logo: 'leaf',
  }),
  app('trial', 'Kiwicase Recruiting', 'kiwicase', waiting(11), {
    summary: 'A fair first sift, and a kind answer to everybody who applied.',
    description:
      'Applications arrive in one place with the names hidden until you choose to see them. Questions are the same for everyone and so are the marks.\n\nNobody is left waiting: each person gets an answer within the days you promise.',
    trial: true,
    pricing: '$95 for each vacancy',
    industry: 'Professional services',
    subcategories: ['Recruitment'],
    nz: true,
    logo: 'kiwi',
  }),
  app('isla', 'Pressing Matters Signing', 'pressing-matters', waiting(38), {
    summary: 'Contracts signed on a phone, with a trail that stands up.',
    description:
      'Send a document, say where to sign, and see it come back. Each step is sealed with a time and an address, and the finished file proves that nothing was changed.',
    trial: true,
    pricing: '$14/month',
    industry: 'Property',
    subcategories: ['Signing', 'Documents'],
    logo: 'checks',
  }),
  app('jack', 'Lookout Device Care', 'lookout-care', waiting(61), {
    summary: 'Every laptop of a small office, patched and accounted for.',
    description:
      'Lookout keeps a list of machines, puts updates on at lunch time and locks what is lost. Once a month it writes one page that your insurer understands.',
    pricing: '$4 for each device a month',
    industry: 'Professional services',
    subcategories: ['Device care', 'Passwords'],
    logo: 'lighthouse',
  }),
  app(
    'lin',
    'Lantern Lane Shopfront',
    'lanternlane-shopfront',
    waiting(87, 'The free trial link does not open.'),
    {
      summary: 'An online shop that a market stall can run from a phone.',
      description:
        'Take a picture, name a price, and it is for sale. Pick-up at the Saturday market is a choice at the till, and stock is shared with the stall.',
      trial: true,
      pricing: '$12/month',
      industry: 'Retail',
      subcategories: ['Online shops', 'Payments'],
      nz: true,
      logo: 'tag',
    },
  ),
];
