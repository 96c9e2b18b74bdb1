import { beforeEach, describe, expect, it } from 'vitest';
import { createLimit, isRobot, networkOf } from '../src/api/view/visitors.ts';

describe('a visitor', () => {
  it('is identified by network in IPv6 and by address in IPv4', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('2001:db8:12:3400:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:12:3400');
    expect(networkOf('2001:0DB8:12:3400::1')).toBe('2001:db8:12:3400');
    expect(networkOf('::1')).toBe('0:0:0:0');
  });

  it('is not a robot', () => {
    const people = [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ];
    const robots = [
      '',
      'Googlebot/2.1',
      'curl/8.5.0',
      'facebookexternalhit/1.1',
      'HeadlessChrome/156',
    ];
    expect(people.map(isRobot)).toEqual([false, false]);
    expect(robots.filter((agent) => !isRobot(agent))).toEqual([]);
  });

  describe('above the limit per minute', () => {
    const minute = 60_000;
    let now: number;
    let windows: Map<string, { ends: number; calls: number }>;
    let allow: (key: string) => boolean;
    beforeEach(() => {
      now = 1_000;
      windows = new Map();
      allow = createLimit(2, () => now, windows);
    });

    it('is rejected, without affecting others', () => {
      expect(['a', 'a', 'b', 'a', 'a'].map(allow)).toEqual([true, true, true, false, false]);
    });

    it('is accepted again a minute after their first call', () => {
      expect(allow('a')).toBe(true);
      now += minute / 2;
      expect(['b', 'b', 'b', 'a'].map(allow)).toEqual([true, true, false, true]);
      now += minute / 2 - 1;
      expect(['a', 'b'].map(allow)).toEqual([false, false]);
      now += 1;
      expect(['a', 'b', 'a', 'a'].map(allow)).toEqual([true, false, true, false]);
      now += minute / 2;
      expect(['b', 'a'].map(allow)).toEqual([true, false]);
    });

    it('is forgotten after the minute', () => {
      for (const key of ['a', 'b', 'a']) allow(key);
      now += minute / 2;
      allow('c');
      now += minute / 2;
      expect([...windows.keys()]).toEqual(['a', 'b', 'c']);
      allow('d');
      expect([...windows.keys()]).toEqual(['c', 'd']);
    });

    it('is dropped when there are too many, oldest first', () => {
      for (let count = 0; count < 100_001; count += 1) allow(`${count}`);
      expect([windows.size, windows.has('0'), windows.has('1')]).toEqual([100_000, false, true]);
    });
  });
});
