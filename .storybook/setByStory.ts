/** What a story sets of its scene itself, in words; empty where the whole toolbar holds. */
export function setByStory(args: Readonly<Record<string, unknown>>): string {
  const signedOut = 'address' in args;
  if (!signedOut && !('path' in args)) return 'Role, plan, network and clock change nothing here';
  const who = typeof args.as === 'string' ? `signed in as ${args.as}` : '';
  const set = [
    who || (signedOut ? 'nobody is signed in' : ''),
    args.faults ? 'what goes wrong' : '',
    args.flags ? 'what is switched off' : '',
  ].filter((words) => words !== '');
  return set.length > 0 ? `Set by this story: ${set.join(', ')}` : '';
}
