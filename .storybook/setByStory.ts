/** Who the toolbar would call the demo accounts. */
const people: Readonly<Record<string, string>> = {
  'vendor@portal.test': 'vendor, free',
  'trial@portal.test': 'vendor, trial',
  'pro@portal.test': 'vendor, paid',
  'admin@portal.test': 'admin',
};

/** Which switches of the toolbar a story sets itself, in words; empty where all of them hold. */
export function setByStory(args: Readonly<Record<string, unknown>>): string {
  const signedOut = 'address' in args;
  if (!signedOut && !('path' in args)) return 'Only the theme changes this';
  const who = typeof args.as === 'string' ? people[args.as] : undefined;
  const set = [
    ...(who ? [who] : []),
    ...(signedOut && !who ? ['signed out'] : []),
    ...(args.faults ? ['network'] : []),
  ];
  return set.length > 0 ? `Set by the story: ${set.join(', ')}` : '';
}
