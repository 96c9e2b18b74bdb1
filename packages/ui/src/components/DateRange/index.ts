export { DateRange, type DateRangeProps, type RangePreset } from './DateRange.tsx';
export { type DayRange, daysIn, type NamedDay, type RangeLimits } from './dateRange.ts';
