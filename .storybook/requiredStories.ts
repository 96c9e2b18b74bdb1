import { components } from './required/components.ts';
import { forms } from './required/forms.ts';
import { patterns } from './required/patterns.ts';
import { screens } from './required/screens.ts';
import type { RequiredRoom } from './required/shown.ts';
import { signedOut } from './required/signedOut.ts';

/** What designers and testers must be able to open, by the title of the page. A story may go only together with its line there. */
export const requiredStories: RequiredRoom = {
  ...components,
  ...patterns,
  ...forms,
  ...signedOut,
  ...screens,
};
