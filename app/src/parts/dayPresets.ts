import { addDays, type Day } from '@portal/data/schemas';
import { m } from '../i18n/messages.js';

const lengths = {
  '1': m.audit_today(),
  '7': m.audit_last_7_days(),
  '30': m.audit_last_30_days(),
  '90': m.audit_last_90_days(),
};

/** Ranges that end today, by their number of days. */
export const dayPresets = (today: Day) =>
  Object.entries(lengths).map(([value, label]) => ({
    value,
    label,
    days: { from: addDays(today, 1 - Number(value)), to: today },
  }));
