/** The demo accounts in the toolbar's terms. */
const people: Readonly<Record<string, string>> = {
  'vendor@portal.test': 'vendor, free',
  'trial@portal.test': 'vendor, trial',
  'pro@portal.test': 'vendor, paid',
  'admin@portal.test': 'admin',
};

/** Describes the toolbar switches that a story overrides; empty if none, as outside of screens. */
export function setByStory(args: Readonly<Record<string, unknown>>): string {
  const signedOut = 'address' in args;
  const who = typeof args.as === 'string' ? people[args.as] : undefined;
  const set = [
    ...(who ? [who] : []),
    ...(signedOut && !who ? ['signed out'] : []),
    ...(args.faults ? ['network'] : []),
  ];
  return set.length > 0 ? `Set by the story: ${set.join(', ')}` : '';
}
