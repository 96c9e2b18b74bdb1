/** Whether robots may read a path, with its query. */
export type Robots = (path: string) => boolean;

export const allowsAll: Robots = () => true;

/** `*` stands for any signs, and `$` at the end for the end. Without a regular expression, which a site could make slow. */
const fits = (path: string, rule: string): boolean => {
  const whole = rule.endsWith('$');
  const [first = '', ...parts] = (whole ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(first)) return false;
  const last = whole ? parts.pop() : undefined;
  if (whole && last === undefined) return path === first;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
};

const ruleOf = (line: string): [key: string, value: string] => {
  const [key = '', ...value] = line.split('#', 1).join().split(':');
  return [key.trim().toLowerCase(), value.join(':').trim()];
};

/**
 * Reads a robots.txt (RFC 9309): the rules of the groups for this robot, or else of those for all. The longest path that
 * fits decides, and of equal ones the one that allows.
 *
 * @param robot Its name, in lower case.
 */
export const readRobots = (text: string, robot: string): Robots => {
  const groups = { own: [] as [allow: boolean, path: string][], all: [] as [boolean, string][] };
  let isOwn = false;
  let isAll = false;
  let hasOwn = false;
  let ruled = true;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [key, value] = ruleOf(line);
    if (key === 'user-agent') {
      if (ruled) isOwn = isAll = false;
      ruled = false;
      isOwn ||= value.toLowerCase() === robot;
      isAll ||= value === '*';
      hasOwn ||= isOwn;
    } else if (key === 'allow' || key === 'disallow') {
      ruled = true;
      // One without a path is no rule.
      if (value === '') continue;
      if (isOwn) groups.own.push([key === 'allow', value]);
      if (isAll) groups.all.push([key === 'allow', value]);
    }
  }
  const rules = (hasOwn ? groups.own : groups.all).sort(
    ([allow, one], [allows, other]) => other.length - one.length || Number(allows) - Number(allow),
  );
  return (path) => rules.find(([, rule]) => fits(path, rule))?.[0] ?? true;
};
