import { describe, expect, it } from 'vitest';
import { networkOf } from '../src/base/network.ts';
import { isRobot } from '../src/features/view/visitors.ts';

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
});
