/** Why links of a listing are not checked on request. */
export const linkReasons = {
  'link-checks-off': { status: 409, text: 'Links aren’t checked on this portal.' },
  'links-not-live': { status: 409, text: 'Links are checked once the listing is live.' },
  'listing-not-hidden': {
    status: 409,
    text: 'This listing isn’t hidden because of its link.',
  },
  'links-checked': {
    status: 429,
    text: 'The links were checked in the last 10 minutes. Wait a while and try again.',
  },
} as const;
