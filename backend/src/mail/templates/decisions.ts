import { listingTexts } from '@portal/domain';
import { pageAddress, type Words } from '../words.ts';

interface About {
  name: string | null;
  /** What the listing or the offer is called. */
  title: string;
  /** Address of the page in the portal. */
  path: string;
}

type Declined = About & { note: string | null };

/* What vendors are written when an admin has decided. */

export const decisionLetters = {
  'listing-approved': ({ name, title, path }: About): Words => ({
    subject: `${title} is live`,
    name,
    lines: [`An admin has approved ${title}. The directory shows it from now on.`],
    action: { label: 'See the listing', href: pageAddress(path) },
  }),

  'listing-declined': ({ name, title, path, note }: Declined): Words => ({
    subject: `${title} was sent back`,
    name,
    lines: [
      `An admin has read ${title} and did not approve it as it is.`,
      note ? listingTexts.declinedNote : listingTexts.declinedNoNote,
    ],
    quote: note,
    action: { label: 'Mend and submit it again', href: pageAddress(path) },
    remarks: ['What the directory showed before stays as it is.'],
  }),

  'offer-approved': ({ name, title, path }: About): Words => ({
    subject: `Your special offer shows: ${title}`,
    name,
    lines: [`An admin has approved your special offer “${title}”. It shows on its listing now.`],
    action: { label: 'See the listing', href: pageAddress(path) },
  }),

  'offer-declined': ({ name, title, path, note }: Declined): Words => ({
    subject: `Your special offer was declined: ${title}`,
    name,
    lines: [
      `An admin has declined your special offer “${title}”. What you paid for it is paid back.`,
      'The following reason was given:',
    ],
    quote: note,
    action: { label: 'See the listing', href: pageAddress(path) },
  }),
};
