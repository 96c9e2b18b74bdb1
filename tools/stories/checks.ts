import axe from 'axe-core';
import { type EndState, missingAtEnd } from './endState.ts';
import { enforcePolicy } from './policy.ts';
import { collectWarnings } from './warnings.ts';

const takePolicyViolations = enforcePolicy();
const takeWarnings = collectWarnings();

/** The warnings of React and of libraries since the last call. */
export const warningProblems = (): string[] =>
  takeWarnings().map((warning) => `Warning: ${warning}`);

/** axe violations on the page, each with the rule, the element and what to do. */
async function accessibilityProblems(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(
    // Radix hides content behind an open overlay.
    { include: [document.body], exclude: ['[data-aria-hidden="true"]'] },
    { ...options, preload: false, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** The parameters of a story that its checks read. */
interface StoryParameters {
  shows?: EndState;
  a11y?: { config?: { rules?: readonly { id: string; enabled?: boolean }[] } };
}

/** The axe rules that a story disables. */
function rulesOff({ a11y }: StoryParameters): string[] {
  const rules = a11y?.config?.rules ?? [];
  return rules.flatMap(({ id, enabled }) => (enabled === false ? [id] : []));
}

/**
 * A component alone has no landmark around it, and its variants repeat landmark names. The end-to-end tests check both on
 * real pages.
 */
const storyRules: axe.RuleObject = {
  'target-size': { enabled: true },
  region: { enabled: false },
  'landmark-unique': { enabled: false },
  // Matches every text to look for an `!important` in its style attribute, which the security policy forbids.
  'avoid-inline-spacing': { enabled: false },
};

/** Runs `check` in the dark theme and restores the theme. */
async function inDark(check: () => Promise<string[]>): Promise<string[]> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = 'dark';
  try {
    return (await check()).map((problem) => `dark theme: ${problem}`);
  } finally {
    root.dataset.theme = before;
  }
}

/**
 * Whether axe runs, and for which themes it checks contrast, which is half of its work; the sizes of targets, which are those of
 * components too, are checked with it. The other rules run on every story: hardly two have the same markup, and a name, an id or the
 * level of a heading may be wrong in one of them alone.
 */
type Axe = 'off' | 'without contrast' | 'contrast in one theme' | 'contrast in both themes';

/** Accessibility; of the themes only contrast differs. */
async function accessibility(parameters: StoryParameters, checks: Axe): Promise<string[]> {
  // The router restores the scroll position of an earlier story; the top bar would then cover a control.
  window.scrollTo(0, 0);
  const left = checks === 'without contrast' ? ['color-contrast', 'target-size'] : [];
  const off = [...rulesOff(parameters), ...left].map((id) => [id, { enabled: false }]);
  return [
    ...(await accessibilityProblems({ rules: { ...storyRules, ...Object.fromEntries(off) } })),
    ...(checks === 'contrast in both themes'
      ? await inDark(() => accessibilityProblems({ runOnly: ['color-contrast'] }))
      : []),
  ];
}

/**
 * The problems of the story on screen after its play function: a missing end state, violations of accessibility and of the
 * security policy, and the warnings of React's development mode.
 */
export async function problemsOf(parameters: StoryParameters, checks: Axe): Promise<string[]> {
  return [
    ...(await missingAtEnd(parameters.shows)),
    ...(checks === 'off' ? [] : await accessibility(parameters, checks)),
    ...takePolicyViolations().map((violation) => `security policy: ${violation}`),
    ...warningProblems(),
  ];
}
