/**
 * A validated external URL: http or https, without credentials. Only `safeLink` of `@portal/domain` creates one, so the
 * type prevents links to unchecked URLs.
 */
export type SafeHref = string & { readonly brand: 'SafeHref' };

/** Target of a link: a page of this site, or a validated external URL in a new tab. */
export type LinkTarget =
  | {
      /** Target of the link. */
      href: string;
      newTab?: false | undefined;
    }
  | {
      href: SafeHref;
      /** Opens a new tab, announced to screen readers; only for validated URLs. Default false. */
      newTab: true;
    };
