import { applySecurityPolicy } from '../app/src/trustedTypes.ts';
import { withSources } from '../app/vite/policy.ts';
import { pagePolicy } from '../backend/src/pages/headers.ts';

/**
 * What the workbench needs beside the product's policy, by directive. The test runner and axe need nothing: they are
 * scripts of this address, and speak with this address alone.
 */
const more: Readonly<Record<string, string>> = {
  // The style elements with which the workbench pauses animations while axe looks.
  'style-src':
    "'sha256-fgU9HWMbRTEZSvtF3yn0anF3XIFm15K91rWFmBzGHO4=' 'sha256-FE2B2mJ5ELNeRDlzWxPtPWyujhxeMpcz94XolEQPim0=' 'sha256-LXzHQuoRaABuiOsoZ/C2SLGCT0yDFyi5pA3FrUG0Bxo='",
};

/** The strictest policy of a page, which lets in no frame, less the one directive that a meta element cannot say. */
const policyOfStories = withSources(pagePolicy('story'), more).replace(
  "; frame-ancestors 'none'",
  '',
);

/** The addon for accessibility draws its filters as HTML with an inline style (style-src-attr); they are not the product's. */
const ofTheWorkbench = {
  markup: '<svg id="storybook-a11y-vision-filters"',
  source: '/@storybook/addon-a11y/',
};

/** The product's own policy for markup, with the workbench's filters let through and refusals told. */
function applyMarkupPolicy(refused: (text: string) => void) {
  const factory = window.trustedTypes;
  if (!factory) return applySecurityPolicy();
  const create = factory.createPolicy.bind(factory);
  factory.createPolicy = (name, { createHTML, ...others }) =>
    create(name, {
      ...others,
      createHTML: (text) => {
        const allowed = text.startsWith(ofTheWorkbench.markup) ? text : createHTML(text);
        if (allowed === null) refused(text);
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
    if (event.sourceFile.includes(ofTheWorkbench.source)) return;
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
