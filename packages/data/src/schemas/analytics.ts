import { listingTypes } from '@portal/domain';
import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  record,
  string,
} from 'superstruct';
import { mediaStruct } from './media.ts';
import { fromWire } from './wire.ts';

/** Views keyed by date, YYYY-MM-DD. */
export const viewsStruct = record(string(), number());

export type Views = Infer<typeof viewsStruct>;

export const totalsStruct = object({ apps: number(), services: number(), users: number() });

export type Totals = Infer<typeof totalsStruct>;

export const dailyUsersStruct = array(object({ date: string(), new: number(), total: number() }));

export type DailyUsers = Infer<typeof dailyUsersStruct>;

export const waitsStruct = object({
  days: array(object({ date: string(), backlog: number() })),
  weeks: array(object({ date: string(), median: nullable(number()) })),
});

/** The records that waited at the end of each day, and the median wait of each week in hours. */
export type Waits = Infer<typeof waitsStruct>;

/** `late` is how many wait longer than the operator's limit. */
const waitingStruct = object({ count: number(), late: number(), oldest: nullable(string()) });

const waitingByType = object({ apps: waitingStruct, services: waitingStruct });

const entryFields = {
  type: enums(listingTypes),
  id: number(),
  slug: string(),
  name: string(),
  logo: nullable(mediaStruct),
  revision: boolean(),
  at: string(),
  by: nullable(string()),
};
const entryStruct = object(entryFields);
const decidedStruct = object({ ...entryFields, status: enums(['APPROVED', 'DECLINED']) });

export type OverviewEntry = Infer<typeof entryStruct>;

/** The dashboard of admins. */
export const overviewStruct = fromWire(
  object({
    days: number(),
    today: string(),
    timeZone: string(),
    /** The operator's limit of a wait. */
    limitHours: nullable(number()),
    new: totalsStruct,
    waiting: fromWire(
      object({
        apps: waitingStruct,
        services: waitingStruct,
        reviews: waitingByType,
        specialOffers: waitingByType,
      }),
      { specialOffers: 'special_offers' },
    ),
    longest: array(entryStruct),
    decisions: object({ approved: number(), declined: number(), latest: array(decidedStruct) }),
    newest: array(entryStruct),
  }),
  { timeZone: 'time_zone', limitHours: 'limit_hours' },
);

export type Overview = Infer<typeof overviewStruct>;
