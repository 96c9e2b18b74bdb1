import { array, type Infer, number, object, record, string } from 'superstruct';

/** Views keyed by date, YYYY-MM-DD. Days without views are missing. */
export const viewsStruct = record(string(), number());

export type Views = Infer<typeof viewsStruct>;

export const totalsStruct = object({ apps: number(), services: number(), users: number() });

export type Totals = Infer<typeof totalsStruct>;

export const dailyUsersStruct = array(object({ date: string(), new: number(), total: number() }));

export type DailyUsers = Infer<typeof dailyUsersStruct>;
