import type { PersonKey } from './people.ts';

export interface SeedReview {
  /** Name of an app or of a service. */
  of: string;
  by: PersonKey;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  days: number;
  status: 'APPROVED' | 'PENDING' | 'DECLINED';
}

const said = (
  of: string,
  by: PersonKey,
  rating: SeedReview['rating'],
  days: number,
  comment: string,
  status: SeedReview['status'] = 'APPROVED',
): SeedReview => ({ of, by, rating, comment, days, status });

export const appReviews: readonly SeedReview[] = [
  said(
    'Driftline Invoices',
    'jack',
    5,
    140,
    'We are paid eleven days sooner than last year. The reminders sound like us.',
  ),
  said(
    'Driftline Invoices',
    'isla',
    4,
    96,
    'My clients send me a GST return that adds up. I would like more than one logo.',
  ),
  said(
    'Driftline Invoices',
    'trial',
    5,
    15,
    'Set up over lunch, first invoice paid before dinner.',
  ),
  said(
    'Tussock Farm Diary',
    'isla',
    5,
    120,
    'The auditor asked who had built our system. It is just this app.',
  ),
  said('Tussock Farm Diary', 'rongo', 4, 61, 'Works up the back where nothing else does.'),
  said(
    'Slipway Bookings',
    'wiremu',
    4,
    88,
    'The tide table alone is worth it. Printing the board could be nicer.',
  ),
  said(
    'Matariki Rosters',
    'lin',
    5,
    40,
    'Two weeks of rosters in half an hour, and nobody felt hard done by.',
  ),
  said(
    'Matariki Rosters',
    'wiremu',
    3,
    79,
    'Good, but swapping a shift takes too many taps on an old phone.',
  ),
  said('Cairn Project Notes', 'priya', 5, 103, 'Found a decision from two winters ago in seconds.'),
  said(
    'Ōtākaro Gift Cards',
    'lin',
    5,
    55,
    'Sold forty cards in the first December without touching the till.',
  ),
  said(
    'Woolshed Stock Count',
    'lin',
    4,
    33,
    'Counting is quick. Suppliers with odd barcodes need some care at the start.',
  ),
  said(
    'Woolshed Stock Count',
    'pro',
    4,
    70,
    'The numbers agree with the ledger, which is all I ask.',
  ),
  said(
    'Lantern Learning',
    'jack',
    5,
    48,
    'New starters do the safety lessons before I have found their boots.',
  ),
  said('Roadside Fleet Log', 'jack', 4, 35, 'No expired warrant since April. Twelve vans.'),
  said('Sunday Letters', 'trial', 5, 10, 'It looks like we made it, because we did.'),
  said(
    'Greywacke Ledger',
    'isla',
    5,
    150,
    'The Friday questions are brilliant. Clients answer them.',
  ),
  said('Greywacke Ledger', 'vendor', 4, 90, 'Understood my own books for the first time.'),
  said('Ranges Forecast', 'vendor', 5, 44, 'Saw the quiet July coming in May.'),
  said('Stack and Store Backup', 'priya', 5, 30, 'Restored a deleted mailbox in four minutes.'),
  said('Wayfinder Tours', 'vendor', 4, 64, 'Guests like signing on their own phone. So do we.'),
  said('Clinic Frond', 'rongo', 5, 72, 'Our whānau clinic halved its no-shows.'),
  said(
    'Hexbolt Jobs',
    'vendor',
    3,
    51,
    'Strong quoting. The calendar is a bit crowded on a small screen.',
  ),
  said(
    'Matariki Rosters',
    'pro',
    5,
    1,
    'Payroll import matched to the minute. Very happy.',
    'PENDING',
  ),
  said('Hui Minutes', 'rongo', 5, 2, 'Ka pai! The committee reads its minutes now.', 'PENDING'),
  said(
    'Kōura Kitchen Safe',
    'vendor',
    2,
    3,
    'The fridge sensor lost its connection twice in a week and nobody was told.',
    'PENDING',
  ),
  said(
    'Gatepost Property',
    'isla',
    4,
    4,
    'Healthy Homes statements in ten minutes instead of a morning.',
    'PENDING',
  ),
  said(
    'Roadside Fleet Log',
    'lin',
    1,
    12,
    'BUY CHEAP TYRES, message me for the best deals!!!',
    'DECLINED',
  ),
];

export const serviceReviews: readonly SeedReview[] = [
  said('Riverstone Bookkeeping', 'jack', 5, 110, 'Closed by the tenth, every month, as promised.'),
  said(
    'Riverstone Bookkeeping',
    'lin',
    5,
    42,
    'Explained provisional tax to me with a biscuit tin.',
  ),
  said(
    'Two Tides Booking Systems',
    'trial',
    4,
    18,
    'Thorough and friendly. The second visit took a while to arrange.',
  ),
  said('Northfold Practice IT', 'rongo', 5, 66, 'Sat beside our receptionist the whole Monday.'),
  said('Plumbline IT for Trades', 'vendor', 4, 58, 'One price and they kept to it.'),
  said(
    'Fenwick Cloud Accounting',
    'priya',
    5,
    73,
    'Three years of history without one wrong code.',
  ),
  said(
    'Fenwick Payroll Rescue',
    'wiremu',
    5,
    37,
    'Our people understood the letter they got. That is rare.',
  ),
  said('Faleolo Social Studio', 'vendor', 5, 6, 'She made a picture of a bucket look inviting.'),
  said(
    'Two Tides Booking Systems',
    'vendor',
    5,
    1,
    'The first summer in years without double bookings.',
    'PENDING',
  ),
  said(
    'Plumbline Fleet Set-up',
    'isla',
    3,
    2,
    'Good work, though two trackers had to be fitted again.',
    'PENDING',
  ),
  said('Riverstone Farm Accounts', 'rongo', 5, 3, 'They did come with gumboots.', 'PENDING'),
];
