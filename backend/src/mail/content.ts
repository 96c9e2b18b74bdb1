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

export interface Reader {
  /** First name, if known. */
  name: string | null;
}
