import { defaultNames, type NotificationKind } from '@portal/domain';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { brandNow, portalName } from '../brand/index.ts';

/** A paragraph, an item of a list with its page, or what a user wrote: as a quote, or within a paragraph. */
export type Line =
  | string
  | { item: string; href?: string | undefined }
  | { quote: string }
  | { written: string };

/** The content of an email, as plain text. `render` escapes it for HTML. */
export interface Content {
  subject: string;
  lines: readonly Line[];
  /** Such as the note of an admin. */
  quote?: string | null | undefined;
  /** The button. */
  action?: { label: string; href: string } | undefined;
  /** Paragraphs below the button. */
  remarks?: readonly string[] | undefined;
}

/** A notification that an email of several names. */
export interface DigestItem {
  kind: NotificationKind;
  title: string;
  /** Such as the note of a decision. Default: none. */
  text?: string | null;
  /** Of its page in the portal. Default: it has no link. */
  path?: string;
}

/** The URL of a page of the portal. */
export const pageAddress = (path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${settings.publicUrl}${path}${search && `?${search}`}`;
};

/** Items that an email names. */
const NAMED = 20;

/** The first of several items, and how many others there are. */
export const listed = (items: readonly Pick<DigestItem, 'title' | 'path'>[]): Line[] => {
  const more = items.length - NAMED;
  return [
    ...items
      .slice(0, NAMED)
      .map(({ title: item, path }) => ({ item, href: path && pageAddress(path) })),
    ...(more > 0 ? [m.more_items({ count: more })] : []),
  ];
};

/** The name of the portal, for messages that have a sentence for its own name and one for the default. */
export const portalNow = (): { portal: string; named: 'yes' | 'no' } => ({
  portal: portalName(),
  named: brandNow().brand.names.portal === defaultNames.portal ? 'no' : 'yes',
});
