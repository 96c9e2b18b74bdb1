import { applySecurityPolicy } from '../../app/src/trustedTypes.ts';
import { withSources } from '../../app/vite/policy.ts';
import { pagePolicy } from '../../backend/src/base/headers.ts';

/**
 * The sources that Storybook needs in addition to the product's policy, by directive. The test runner and axe need none:
 * their scripts and requests are same-origin.
 */
const more: Readonly<Record<string, string>> = {
  // Storybook's style elements that pause animations for axe and highlight its findings.
  'style-src':
    "'sha256-rMak6F0wA1B0RrxIubaAA9iDjokYLo9ADJCviiCIgNg=' 'sha256-fgU9HWMbRTEZSvtF3yn0anF3XIFm15K91rWFmBzGHO4=' 'sha256-FE2B2mJ5ELNeRDlzWxPtPWyujhxeMpcz94XolEQPim0=' 'sha256-LXzHQuoRaABuiOsoZ/C2SLGCT0yDFyi5pA3FrUG0Bxo='",
};

/** The strictest page policy, without the directive that a meta element does not support. */
const policyOfStories = withSources(pagePolicy('story'), more).replace(
  "; frame-ancestors 'none'",
  '',
);

/** Start of the accessibility addon's color filters, which have an inline style. */
const filters = '<svg id="storybook-a11y-vision-filters"';

/** Applies the product's Trusted Types policy, except to Storybook's filters, and reports what it rejects. */
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
 * Applies the policy to this page once. Returns a function that returns the violations since its last call.
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
