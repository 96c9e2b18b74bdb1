import { inLanguage, m } from '../../base/texts.ts';
import { pageAddress } from './content.ts';
import type { WrittenEmail } from './emails.ts';
import { render } from './render.ts';

/** Subject, text and HTML; with a link to the settings if it can be unsubscribed from. */
export const rendered = ({ words }: WrittenEmail, unsubscribe: boolean) => {
  const href = pageAddress('/account/notifications');
  const link = unsubscribe ? [inLanguage(words.language, () => m.choose_emails({ href }))] : [];
  return render({ ...words, remarks: [...(words.remarks ?? []), ...link] });
};
