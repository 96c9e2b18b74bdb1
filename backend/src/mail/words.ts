import { settings } from '../settings.ts';

/** What a letter says, apart from how it looks. Every text is plain: it is escaped where HTML is made of it. */
export interface Words {
  subject: string;
  /** First name of the reader, when it is known. */
  name: string | null;
  /** Paragraphs, in order. */
  lines: readonly string[];
  /** Somebody's own words, such as the note of an admin. */
  quote?: string | null | undefined;
  /** The one thing to do next. */
  action?: { label: string; href: string } | undefined;
  /** Below the action: until when it counts, and what to do otherwise. */
  remarks?: readonly string[] | undefined;
}

/** The whole address of a page of the portal. */
export const pageAddress = (path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${settings.publicUrl}${path}${search && `?${search}`}`;
};
