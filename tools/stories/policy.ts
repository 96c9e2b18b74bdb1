import { applySecurityPolicy } from '../../app/src/trustedTypes.ts';
import { withSources } from '../../app/vite/policy.ts';
import { pagePolicy } from '../../backend/src/pages/headers.ts';

/**
 * What the workbench needs beside the product's policy, by directive. The test runner and axe need nothing: they are
 * scripts of this address, and speak with this address alone.
 */
const more: Readonly<Record<string, string>> = {
  // The style elements with which the workbench pauses animations while axe looks, and marks what axe found.
  'style-src':
    "'sha256-rMak6F0wA1B0RrxIubaAA9iDjokYLo9ADJCviiCIgNg=' 'sha256-fgU9HWMbRTEZSvtF3yn0anF3XIFm15K91rWFmBzGHO4=' 'sha256-FE2B2mJ5ELNeRDlzWxPtPWyujhxeMpcz94XolEQPim0=' 'sha256-LXzHQuoRaABuiOsoZ/C2SLGCT0yDFyi5pA3FrUG0Bxo='",
};

/** The strictest policy of a page, which lets in no frame, less the one directive that a meta element cannot say. */
const policyOfStories = withSources(pagePolicy('story'), more).replace(
  "; frame-ancestors 'none'",
  '',
);

/** How the accessibility addon's colour filters begin. They have an inline style, and are not the product's. */
const filters = '<svg id="storybook-a11y-vision-filters"';

/** The product's own policy for markup, which leaves out the workbench's filters and reports what it rejects. */
function applyMarkupPolicy(onRejected: (text: string) => void) {
  const factory = window.trustedTypes;
  if (!factory) return applySecurityPolicy();
  const create = factory.createPolicy.bind(factory);
  factory.createPolicy = (name, { createHTML, ...others }) =>
    create(name, {
      ...others,
      createHTML: (text) => {
        // Storybook also empties its own elements this way.
        if (text === '' || text.startsWith(filters)) return '';
        const allowed = createHTML(text);
        if (allowed === null) onRejected(text);
        return allowed;
      },
    });
  applySecurityPolicy();
}

let take: (() => string[]) | undefined;

/**
 * Puts this page under the policy, once for all the files of stories that it shows. Answers what the page did against it
 * since the last time it was asked.
 */
export function enforcePolicy(): () => string[] {
  take ??= enforce();
  return take;
}

function enforce(): () => string[] {
  let found: string[] = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    const place = `${event.sourceFile}:${event.lineNumber}`;
    found.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample} at ${place}`);
  });
  applyMarkupPolicy((text) => found.push(`markup written as text: ${text.slice(0, 80)}`));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = policyOfStories;
  document.head.append(policy);
  return () => {
    const seen = found;
    found = [];
    return seen;
  };
}
