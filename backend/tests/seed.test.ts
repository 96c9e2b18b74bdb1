import { emptyListingValues, readListing } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../seed/createAround.ts';
import { newcomers } from '../seed/createPeople.ts';
import { offers, reviews } from '../seed/data/feedback.ts';
import { otherApps } from '../seed/data/otherApps.ts';
import { people } from '../seed/data/people.ts';
import { services } from '../seed/data/services.ts';
import { vendorApps } from '../seed/data/vendorApps.ts';
import { DAY, HOUR, historyOf, stateAfter } from '../seed/timeline.ts';

const now = new Date('2026-11-20T09:30:00');
const apps = [...vendorApps, ...otherApps];
const all = [...apps, ...services];
const byName = new Map(all.map((listing) => [listing.name, listing]));
const isLive = (name: string): boolean => byName.get(name)?.story.is === 'live';

describe('the demo marketplace', () => {
  it('gives the demo vendor twelve live and eleven pending apps', () => {
    const own = apps.filter(({ owner }) => owner === 'vendor');
    const live = own.filter(({ story }) => story.is === 'live');
    const changes = own.filter(({ change }) => change);
    expect([live.length, own.length - live.length + changes.length]).toEqual([12, 11]);
  });

  it('has ten apps and four services in review, for hours to four days', () => {
    const waits = (listings: typeof all): number[] =>
      listings.flatMap(({ story, change }) => [
        ...(story.is === 'waiting' ? [story.hours] : []),
        ...(change ? [change.hours] : []),
      ]);
    expect([waits(apps).length, waits(services).length]).toEqual([10, 4]);
    expect([Math.min(...waits(all)), Math.max(...waits(all))]).toEqual([5, 96]);
  });

  it('has only valid listings', () => {
    for (const { site, trial, industry: _, change, story, ...listing } of all) {
      for (const proposed of [{}, change ?? {}]) {
        const {
          hours: _hours,
          locations: _l,
          subcategories: _s,
          ...fields
        } = { hours: 0, locations: [], subcategories: [], ...listing, ...proposed };
        const link = site ? `https://${site}.example` : '';
        const { errors } = readListing(
          { ...fields, logo: null, link, trial: trial ? `${link}/trial` : null },
          emptyListingValues(),
          { collection: 'services', draft: story.is === 'draft' },
        );
        expect([listing.name, errors]).toEqual([listing.name, []]);
      }
    }
  });

  it('has unique names, and a draft without a name', () => {
    expect(byName.size).toBe(all.length);
    expect(byName.get('')?.story.is).toBe('draft');
  });

  it('has services only of paid and trial accounts', () => {
    const plans = new Set(services.map(({ owner }) => people[owner].plan));
    expect([...plans].sort()).toEqual(['paid', 'trial']);
  });

  it('has registrations on most days of the last month, none twice and none in the future', () => {
    const late = newcomers().filter(({ joined }) => joined < 30);
    expect(new Set(late.map(({ joined }) => Math.floor(joined))).size).toBeGreaterThan(20);
    expect(new Set(newcomers().map(({ email }) => email)).size).toBe(newcomers().length);
    expect(Math.min(...newcomers().map(({ joined }) => joined))).toBeGreaterThan(0);
  });

  it('has reviews of live listings by other users, one each, after they joined', () => {
    const seen = new Set<string>();
    for (const { of, by, days } of reviews) {
      const story = byName.get(of)?.story;
      expect([of, isLive(of), byName.get(of)?.owner === by]).toEqual([of, true, false]);
      expect(days).toBeLessThan(Math.min(people[by].joined, story?.is === 'live' ? story.days : 0));
      expect(seen.has(of + by)).toBe(false);
      seen.add(of + by);
    }
  });

  it('has offers of live listings by their owners, declined ones with a reason', () => {
    for (const { of, by, status, adminNote } of offers) {
      expect([of, isLive(of), byName.get(of)?.owner]).toEqual([of, true, by]);
      expect(status === 'DECLINED').toBe(adminNote !== undefined);
    }
  });
});

describe('the history of a demo listing', () => {
  it('is in order, ends in the state of the listing, and never in the future', () => {
    const expected = {
      live: 'APPROVED',
      waiting: 'PENDING',
      declined: 'DECLINED',
      draft: 'PENDING',
    };
    for (const { name, story } of all) {
      const events = historyOf(name, story, now);
      const times = events.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(now.getTime());
      expect(stateAfter(events).status).toBe(expected[story.is]);
    }
  });

  it('has only the note of the last decision', () => {
    const fixed = historyOf('a', { is: 'waiting', hours: 5, declinedFor: 'Name a price.' }, now);
    expect(fixed.map(({ kind, note }) => [kind, note])).toContainEqual([
      'declined',
      'Name a price.',
    ]);
    expect(stateAfter(fixed)).toMatchObject({
      note: null,
      submittedAt: new Date(now.getTime() - 5 * HOUR),
    });
  });
});

describe('the views of a demo listing', () => {
  it('cover sixty days including today, with the same numbers at every start', () => {
    const views = viewsOf('Matariki Rosters', new Date(0), now);
    expect([views.length, views[0]?.day, views.at(-1)?.day]).toEqual([
      60,
      '2026-09-22',
      '2026-11-20',
    ]);
    expect(viewsOf('Matariki Rosters', new Date(0), now)).toEqual(views);
  });

  it('start when the listing went live and are lower at weekends', () => {
    expect(viewsOf('a', new Date(now.getTime() - 2 * DAY), now)).toHaveLength(3);
    const total = (days: number[]) =>
      viewsOf('Hexbolt Jobs', new Date(0), now)
        .filter(({ day }) => days.includes(new Date(`${day}T12:00`).getDay()))
        .reduce((sum, { views }) => sum + views, 0);
    expect(total([0, 6])).toBeLessThan(total([2, 3]));
  });
});
