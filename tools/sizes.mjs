// Budgets of `npm run size` in brotli bytes: the goal if it is met, else the measured size plus 2 %. Lower a budget with its
// size; raise it only for a missing feature, which docs/performance.md names.

import { serverFiles } from './lib/standalone.mjs';

/**
 * @typedef {{ scripts: readonly string[] } | { styles: readonly string[] } | { page: string } | { every: string } | { files: () => Iterable<string> }} Weighed
 * The scripts or the styles of these modules with their imports, one page, every file with this extension, or these files as they are.
 */

/** With what it imports when it starts. */
const frame = ['index.html'];
const portal = (/** @type {string} */ route) => ({
  scripts: [...frame, `src/routes/${route}.route.tsx`],
});
const styles = (/** @type {string} */ route) => ({
  styles: [...frame, `src/routes/${route}.route.tsx`],
});
const auth = (/** @type {string} */ entry) => ({ scripts: [`src/auth/entries/${entry}.ts`] });
const pageGoal = 5_120;
/** Budgets of the pages that miss the goal. @type {Readonly<Record<string, number>>} */
const largePages = { registration: 5_560, 'login.register-success': 5_230 };
const pages = Object.entries({
  'sign-in': 'login',
  registration: 'registration',
  'sign-in with message': 'login.register-success',
  'forgot password': 'forgot-password',
  'reset password': 'reset-password',
  verify: 'verify',
  'verify email': 'verify-email',
}).map(([what, name]) => ({
  what: `${what}, HTML with its CSS`,
  of: { page: `auth/${name}.html` },
  budget: largePages[name] ?? pageGoal,
  goal: pageGoal,
}));

/** @type {readonly { what: string, of: Weighed, budget: number, goal?: number }[]} */
export const budgets = [
  { what: 'sign-in, JavaScript', of: { scripts: ['auth.html'] }, budget: 80_420, goal: 76_000 },
  { what: 'registration, JavaScript', of: auth('registration'), budget: 82_580 },
  { what: 'forgot password, JavaScript', of: auth('forgotPassword'), budget: 81_550 },
  { what: 'reset password, JavaScript', of: auth('resetPassword'), budget: 81_790 },
  { what: 'verify, JavaScript', of: auth('verify'), budget: 79_770 },
  { what: 'verify email, JavaScript', of: auth('verifyEmail'), budget: 81_590 },
  ...pages,
  // The app shell includes the first list: `list` in app/vite/chunks.ts.
  { what: 'first list, JavaScript', of: { scripts: frame }, budget: 150_390, goal: 107_000 },
  {
    what: 'listing form, JavaScript',
    of: portal('listing/listing'),
    budget: 212_890,
    goal: 160_000,
  },
  { what: 'review queue, JavaScript', of: portal('listings/queue'), budget: 170_240 },
  { what: 'dashboard, JavaScript', of: portal('dashboard/dashboard'), budget: 169_860 },
  { what: 'analytics, JavaScript', of: portal('analytics/analytics'), budget: 171_030 },
  { what: 'cards, JavaScript', of: portal('money/cards'), budget: 161_340 },
  { what: 'new card, JavaScript', of: portal('money/addCard'), budget: 166_590 },
  { what: 'account, JavaScript', of: portal('account/personalInformation'), budget: 180_220 },
  { what: 'everything, JavaScript', of: { every: '.js' }, budget: 539_460, goal: 260_000 },
  { what: 'first list, HTML with its CSS', of: { page: 'index.html' }, budget: 1_920 },
  { what: 'first list, CSS', of: { styles: frame }, budget: 10_300, goal: 9_000 },
  { what: 'listing form, CSS', of: styles('listing/listing'), budget: 17_650, goal: 9_000 },
  { what: 'everything, CSS', of: { every: '.css' }, budget: 40_020 },
  // Without Node and the admin panel. All that its packages bring is 777 MB.
  { what: 'server with its packages', of: { files: serverFiles }, budget: 162_480_000 },
];
