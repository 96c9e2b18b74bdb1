import type { Page } from '@playwright/test';

/** Words by the label of their field. */
export type Typed = Readonly<Record<string, string>>;

/** A stored record, as far as the form wrote it: words by the label of their field. */
export type Stored = Readonly<Record<string, string>>;

/** A form as the fault table needs it. Every cell has a mark of its own, by which its records are found. */
export interface FormUnderFault {
  name: string;
  /** Who is signed in; null for no one. */
  as: string | null;
  /** Makes what the form edits, and answers the form's address. */
  prepare: (mark: string) => Promise<string>;
  /** A page of the portal with a link that leads to the form, which asks before it is left. Default: people come by its address. */
  from?: (mark: string) => { address: string; link: string };
  /** The whole form, with the mark in at least one field; words come last. */
  typed: (mark: string) => Typed;
  /** Whether the form is open and can be typed into. */
  ready: (page: Page) => Promise<void>;
  /** What the field says now. */
  read: (page: Page, label: string) => Promise<string>;
  fill: (page: Page, label: string, words: string) => Promise<void>;
  submit: (page: Page, double?: boolean) => Promise<void>;
  /** What is shown when it was stored, and only then. */
  saved: RegExp;
  /** What the server stored under the mark. */
  stored: (mark: string) => Promise<Stored[]>;
  /** The method and address of the call that stores. */
  writes: { method: RegExp; path: RegExp };
  /** Why nothing of it is kept on the device: the faults that end the page are none of its cells. */
  notStored?: string;
  /** Why a second tab with the same form is none of its cells. */
  oneTab?: string;
  /** Waits until the page, having lost the answer, shows that it was stored all the same and offers no second try. Default: it offers one. */
  foundOut?: (page: Page) => Promise<void>;
  /** Tries this form under every fault in each run. Default: under three at once, and under all in a sweep. */
  everyFault?: true;
  /** Waits until a failure is told. Default: a banner that has the focus. */
  failed?: (page: Page) => Promise<void>;
}
