import { rowsOf } from './listing.ts';
import { type PersonKey, people } from './people.ts';

type Decision = 'APPROVED' | 'PENDING' | 'DECLINED';

interface SeedReview {
  /** Name of an app or of a service. */
  of: string;
  by: PersonKey;
  rating: number;
  comment: string;
  /** Days ago. */
  days: number;
  status: Decision;
}

const isPerson = (key: string): key is PersonKey => key in people;

const isDecision = (status: string): status is Decision =>
  ['APPROVED', 'PENDING', 'DECLINED'].includes(status);

/** Rows of listing, author, rating, days ago, status and comment. */
const read = (table: string): SeedReview[] =>
  rowsOf(table).map(([of = '', by = '', rating, days, status = '', comment = '']) => {
    if (!isPerson(by) || !isDecision(status)) throw new Error(`No review: ${comment}`);
    return { of, by, rating: Number(rating), days: Number(days), status, comment };
  });

export const reviews = read(`
Driftline Invoices        | jack   | 5 | 140 | APPROVED | We are paid eleven days sooner than last year. The reminders sound like us.
Driftline Invoices        | isla   | 4 |  96 | APPROVED | My clients send me a GST return that adds up. I would like more than one logo.
Driftline Invoices        | trial  | 5 |  15 | APPROVED | Set up over lunch, first invoice paid before dinner.
Tussock Farm Diary        | isla   | 5 | 120 | APPROVED | The auditor asked who had built our system. It is just this app.
Tussock Farm Diary        | rongo  | 4 |  61 | APPROVED | Works up the back where nothing else does.
Slipway Bookings          | wiremu | 4 |  88 | APPROVED | The tide table alone is worth it. Printing the board could be nicer.
Matariki Rosters          | lin    | 5 |  40 | APPROVED | Two weeks of rosters in half an hour, and nobody felt hard done by.
Matariki Rosters          | wiremu | 3 |  79 | APPROVED | Good, but swapping a shift takes too many taps on an old phone.
Cairn Project Notes       | priya  | 5 | 103 | APPROVED | Found a decision from two winters ago in seconds.
Ōtākaro Gift Cards        | lin    | 5 |  55 | APPROVED | Sold forty cards in the first December without touching the till.
Woolshed Stock Count      | lin    | 4 |  33 | APPROVED | Counting is quick. Suppliers with odd barcodes need some care at the start.
Woolshed Stock Count      | pro    | 4 |  70 | APPROVED | The numbers agree with the ledger, which is all I ask.
Lantern Learning          | jack   | 5 |  48 | APPROVED | New starters do the safety lessons before I have found their boots.
Roadside Fleet Log        | jack   | 4 |  35 | APPROVED | No expired warrant since April. Twelve vans.
Sunday Letters            | trial  | 5 |  10 | APPROVED | It looks like we made it, because we did.
Greywacke Ledger          | isla   | 5 | 150 | APPROVED | The Friday questions are brilliant. Clients answer them.
Greywacke Ledger          | vendor | 4 |  90 | APPROVED | Understood my own books for the first time.
Ranges Forecast           | vendor | 5 |  44 | APPROVED | Saw the quiet July coming in May.
Stack and Store Backup    | priya  | 5 |  30 | APPROVED | Restored a deleted mailbox in four minutes.
Wayfinder Tours           | vendor | 4 |  64 | APPROVED | Guests like signing on their own phone. So do we.
Clinic Frond              | rongo  | 5 |  72 | APPROVED | Our whānau clinic halved its no-shows.
Hexbolt Jobs              | vendor | 3 |  51 | APPROVED | Strong quoting. The calendar is a bit crowded on a small screen.
Matariki Rosters          | pro    | 5 |   1 | PENDING  | Payroll import matched to the minute. Very happy.
Hui Minutes               | rongo  | 5 |   2 | PENDING  | Ka pai! The committee reads its minutes now.
Kōura Kitchen Safe        | vendor | 2 |   3 | PENDING  | The fridge sensor lost its connection twice in a week and nobody was told.
Gatepost Property         | isla   | 4 |   4 | PENDING  | Healthy Homes statements in ten minutes instead of a morning.
Roadside Fleet Log        | lin    | 1 |  12 | DECLINED | BUY CHEAP TYRES, message me for the best deals!!!
Riverstone Bookkeeping    | jack   | 5 | 110 | APPROVED | Closed by the tenth, every month, as promised.
Riverstone Bookkeeping    | lin    | 5 |  42 | APPROVED | Explained provisional tax to me with a biscuit tin.
Two Tides Booking Systems | trial  | 4 |  18 | APPROVED | Thorough and friendly. The second visit took a while to arrange.
Northfold Practice IT     | rongo  | 5 |  66 | APPROVED | Sat beside our receptionist the whole Monday.
Plumbline IT for Trades   | vendor | 4 |  58 | APPROVED | One price and they kept to it.
Fenwick Cloud Accounting  | priya  | 5 |  73 | APPROVED | Three years of history without one wrong code.
Fenwick Payroll Rescue    | wiremu | 5 |  37 | APPROVED | Our people understood the letter they got. That is rare.
Faleolo Social Studio     | vendor | 5 |   6 | APPROVED | She made a picture of a bucket look inviting.
Two Tides Booking Systems | vendor | 5 |   1 | PENDING  | The first summer in years without double bookings.
Plumbline Fleet Set-up    | isla   | 3 |   2 | PENDING  | Good work, though two trackers had to be fitted again.
Riverstone Farm Accounts  | rongo  | 5 |   3 | PENDING  | They did come with gumboots.
`);

export interface SeedOffer {
  of: string;
  by: PersonKey;
  title: string;
  description: string;
  label: string;
  /** Path on the listing's site. */
  path: string;
  /** Days ago. */
  days: number;
  status: Decision;
  adminNote?: string;
}

const offer = (
  of: string,
  by: PersonKey,
  days: number,
  status: Decision,
  rest: Pick<SeedOffer, 'title' | 'description' | 'label' | 'path' | 'adminNote'>,
): SeedOffer => ({ of, by, days, status, ...rest });

export const offers = [
  offer('Driftline Invoices', 'vendor', 34, 'APPROVED', {
    title: 'Three months for one dollar',
    description:
      'Start before the end of the financial year and the first three months cost $1 together.',
    label: 'New customers',
    path: 'eofy',
  }),
  offer('Matariki Rosters', 'vendor', 58, 'APPROVED', {
    title: 'Half price over winter',
    description:
      'For cafés and bars that open in the cold months: 50% off until the end of August.',
    label: '50% off',
    path: 'winter',
  }),
  offer('Tussock Farm Diary', 'vendor', 1, 'PENDING', {
    title: 'A free set-up call before lambing',
    description: 'One hour with somebody who farms, to put your paddocks on the map.',
    label: 'Free set-up',
    path: 'lambing',
  }),
  offer('Greywacke Ledger', 'pro', 2, 'PENDING', {
    title: 'Bring your accountant',
    description: 'Your accountant’s seat is free for as long as you stay.',
    label: 'Free seat',
    path: 'accountants',
  }),
  offer('Hexbolt Jobs', 'jack', 3, 'PENDING', {
    title: 'Two crews for the price of one',
    description: 'Until Labour Day a second crew joins at no charge.',
    label: '2 for 1',
    path: 'second-crew',
  }),
  offer('Sunday Letters', 'vendor', 13, 'DECLINED', {
    title: 'Win a phone',
    description: 'Subscribe this week and win the newest phone!!!',
    label: 'Prize',
    path: 'win',
    adminNote:
      'Prize draws need published terms. Please send a link to them, or offer a discount instead.',
  }),
  offer('Riverstone Bookkeeping', 'isla', 22, 'APPROVED', {
    title: 'First month free',
    description: 'Start in spring and the first month of bookkeeping is on us.',
    label: 'Free month',
    path: 'spring',
  }),
  offer('Fenwick Cloud Accounting', 'pro', 1, 'PENDING', {
    title: '$200 off a move before April',
    description: 'Book the move in February or March and start the year in the new books.',
    label: '$200 off',
    path: 'before-april',
  }),
  offer('Faleolo Social Studio', 'trial', 3, 'PENDING', {
    title: 'A free portrait of the team',
    description:
      'With each three-month plan: one portrait session for everyone who works with you.',
    label: 'Gift',
    path: 'portrait',
  }),
  offer('Two Tides Web Shop Set-up', 'wiremu', 27, 'DECLINED', {
    title: 'Lowest price in the country',
    description: 'Guaranteed.',
    label: 'Best price',
    path: 'lowest',
    adminNote: 'We cannot check this claim. Say what the customer saves, in dollars.',
  }),
];
