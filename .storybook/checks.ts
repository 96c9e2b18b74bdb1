import axe from 'axe-core';
import { missingAtEnd } from './endings.ts';
import { enforcePolicy } from './policy.ts';

const takePolicyViolations = enforcePolicy();

/** Problems that axe finds on the page, one text each: the rule, the element and what to do. */
async function accessibilityProblems(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(
    // Radix hides what lies behind an open overlay.
    { include: [document.body], exclude: ['[data-aria-hidden="true"]'] },
    { ...options, preload: false, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** The axe rules that a story turns off by its parameters. */
function rulesOff({ a11y }: { a11y?: A11yParameters }): string[] {
  const rules = a11y?.config?.rules ?? [];
  return rules.flatMap(({ id, enabled }) => (enabled === false ? [id] : []));
}

interface A11yParameters {
  config?: { rules?: readonly { id: string; enabled?: boolean }[] };
}

/** A part alone has no landmark around it; real pages are checked for that by the end-to-end tests. */
const storyRules: axe.RuleObject = { 'target-size': { enabled: true }, region: { enabled: false } };

/** Runs `check` in the dark theme and puts the theme back. */
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
 * Everything wrong with the story on screen, once it has been played: a required state that it does not end on,
 * accessibility in the theme on screen, and contrast in the dark theme, since only colours differ between the two.
 */
export async function problemsOf(
  storyId: string,
  parameters: Parameters<typeof rulesOff>[0],
): Promise<string[]> {
  const off = rulesOff(parameters).map((id) => [id, { enabled: false }]);
  return [
    ...(await missingAtEnd(storyId)),
    ...(await accessibilityProblems({ rules: { ...storyRules, ...Object.fromEntries(off) } })),
    ...(await inDark(() => accessibilityProblems({ runOnly: ['color-contrast'] }))),
    ...takePolicyViolations().map((violation) => `security policy: ${violation}`),
  ];
}
