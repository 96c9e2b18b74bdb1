import type { Page } from '@playwright/test';

/** Input by field label. */
export type Typed = Readonly<Record<string, string>>;

/** The fields of a stored record, by label. */
export type Stored = Readonly<Record<string, string>>;

/** Combinations of faults that no other test shows. Outside of a sweep each is tried on at least one form, in place of all faults on all forms. */
export const combinations = [
  'server error, reload and lost response',
  'offline, timeout and malformed response after storing',
  'storage denied and double click',
] as const;
export type Combination = (typeof combinations)[number];

/** A form in the fault table. Every cell has its own mark, which identifies its records. */
export interface FormUnderFault {
  name: string;
  /** Who is signed in; null for no one. */
  as: string | null;
  /** Creates the record to edit and returns the URL of the form. */
  prepare: (mark: string) => Promise<string>;
  /** A page with a link to the form, which then asks before it is left. Default: the form is opened by URL. */
  from?: (mark: string) => { address: string; link: string };
  /** The input for every field, with the mark in at least one. Text fields are last. */
  typed: (mark: string) => Typed;
  /** Opens the form, if necessary, and waits until it can be edited. */
  ready: (page: Page) => Promise<void>;
  /** Returns the current value of a field. */
  read: (page: Page, label: string) => Promise<string>;
  fill: (page: Page, label: string, words: string) => Promise<void>;
  submit: (page: Page, double?: boolean) => Promise<void>;
  /** The message that is shown only once the form is stored. */
  saved: RegExp;
  /** Returns the records that the server stored with this mark. */
  stored: (mark: string) => Promise<Stored[]>;
  /** Matches the request that stores the form. */
  writes: { method: RegExp; path: RegExp };
  /** Why it has no local draft, which skips the faults that end the page. */
  notStored?: string;
  /** Why the fault of a second tab does not apply. */
  oneTab?: string;
  /** After a lost response, waits until the page shows that the form was stored. Default: the page offers a retry. */
  foundOut?: (page: Page) => Promise<void>;
  /** The row or test that shows the same outside of a sweep, where this row is left out. */
  sweepOnly?: string;
  /** The combinations of faults that it goes through outside of a sweep. Default: the first one. */
  goesThrough?: readonly Combination[];
  /** Waits until a failure is shown. Default: a focused banner. */
  failed?: (page: Page) => Promise<void>;
}
