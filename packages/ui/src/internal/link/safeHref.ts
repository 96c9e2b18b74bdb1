/**
 * A validated external URL: http or https, without credentials. Only `safeLink` of `@portal/domain` creates one, so the
 * type prevents links to unchecked URLs.
 */
export type SafeHref = string & { readonly brand: 'SafeHref' };

/**
 * Target of a link: a page of this site, or a validated external URL in a new tab. The page is last: of a link that fits neither,
 * TypeScript tells what the last one lacks.
 */
export type LinkTarget =
  | {
      href: SafeHref;
      /** Opens a new tab, announced to screen readers; only for validated URLs. Default false. */
      newTab: true;
    }
  | {
      /** Target of the link. */
      href: string;
      newTab?: false | undefined;
    };
