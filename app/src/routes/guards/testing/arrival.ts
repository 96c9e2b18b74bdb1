import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Rule, Visitor } from '../rules.ts';

/** The page a user ends up on, and the reasons shown. */
export interface Arrival {
  at: string;
  why: string[];
}

const mostSteps = 5;

/** Follows the redirects of the rules from a path to the page shown. */
export function arrive(routes: RouteObject[], address: string, visitor: Visitor): Arrival {
  const why: string[] = [];
  let at = address;
  for (let step = 0; step < mostSteps; step += 1) {
    const redirect = (matchRoutes(routes, at) ?? [])
      .map(({ route, params }) => ruleOf(route)?.(visitor, params))
      .find((verdict) => verdict);
    if (!redirect) return { at, why };
    if (redirect.why) why.push(redirect.why);
    at = redirect.to;
  }
  throw new Error(`${address} redirects without end.`);
}

function ruleOf({ handle }: RouteObject): Rule | undefined {
  return handle?.rule;
}
