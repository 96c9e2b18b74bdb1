import { describe, expect, it } from 'vitest';
import { addDays, dayOf, isDay, startOf } from '../src/base/days.ts';

describe('a day of the marketplace', () => {
  it('is the calendar day in its time zone, whatever the server’s is', () => {
    const instant = new Date('2026-11-20T11:30:00Z');
    expect(
      ['UTC', 'Pacific/Auckland', 'America/New_York'].map((zone) => dayOf(instant, zone)),
    ).toEqual(['2026-11-20', '2026-11-21', '2026-11-20']);
    expect(dayOf(new Date('2026-11-20T04:59:59Z'), 'America/New_York')).toBe('2026-11-19');
  });

  it('has 23 or 25 hours when the clock changes, and may start after midnight', () => {
    const hours = (day: string, zone: string) =>
      (startOf(addDays(day, 1), zone).getTime() - startOf(day, zone).getTime()) / 3_600_000;
    expect(hours('2026-09-27', 'Pacific/Auckland')).toBe(23);
    expect(hours('2026-04-05', 'Pacific/Auckland')).toBe(25);
    expect(hours('2026-03-08', 'America/New_York')).toBe(23);
    expect(hours('2026-11-01', 'America/New_York')).toBe(25);
    expect(startOf('2026-09-06', 'America/Santiago').toISOString()).toBe(
      '2026-09-06T04:00:00.000Z',
    );
    expect(hours('2026-06-01', 'UTC')).toBe(24);
  });

  it('can be added to across leap days', () => {
    expect([addDays('2028-02-28', 1), addDays('2028-03-01', -1)]).toEqual([
      '2028-02-29',
      '2028-02-29',
    ]);
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  });

  it('exists and is written as YYYY-MM-DD', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2026-06-31', '2026-1-1', '2026-01', '2026-01-01T00:00Z', ''])
      expect([text, isDay(text)]).toEqual([text, false]);
  });
});
