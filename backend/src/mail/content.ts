import { defaultNames } from '@portal/domain';
import { brandNow } from '../brand/brand.ts';
import { settings } from '../settings.ts';

/** The content of an email, as plain text. `render` escapes it for HTML. */
export interface Content {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** Such as the note of an admin. */
  quote?: string | null | undefined;
  /** The button. */
  action?: { label: string; href: string } | undefined;
  /** Paragraphs below the button. */
  remarks?: readonly string[] | undefined;
}

/** The URL of a page of the portal. */
export const pageAddress = (path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${settings.publicUrl}${path}${search && `?${search}`}`;
};

/** The name of the portal, unless it is the default, which sentences do not capitalize. */
const ownName = (): string | undefined => {
  const name = brandNow().brand.names.portal;
  return name === defaultNames.portal ? undefined : name;
};

/** The portal before another word: 'your customer portal account'. */
export const portal = (): string => ownName() ?? 'customer portal';

/** The portal in a sentence: 'the customer portal', or its own name. */
export const thePortal = (): string => ownName() ?? 'the customer portal';

export interface Reader {
  /** First name, if known. */
  name: string | null;
}
