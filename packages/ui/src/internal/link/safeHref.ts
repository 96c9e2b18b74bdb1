/**
 * An external address that was checked: http or https, and no user before its host. The library makes none: only what
 * checks an address (`safeLink` of the data package) returns one, so a text that was not checked is no link by its type.
 */
export type SafeHref = string & { readonly brand: 'SafeHref' };

/** Where a link leads: a page of this site, or a checked address that opens beside it. */
export type LinkTarget =
  | {
      /** Where it leads. */
      href: string;
      newTab?: false | undefined;
    }
  | {
      href: SafeHref;
      /** Opens beside this page, and says so to screen readers; only for checked addresses. Default false. */
      newTab: true;
    };
