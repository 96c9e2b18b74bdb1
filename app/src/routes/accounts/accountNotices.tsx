import { type AccountRecord, clockTime, formatDate } from '@portal/data/schemas';
import { type ErrorReason, rolesWithArticle } from '@portal/domain';
import { Link } from '@portal/ui/components/Link';
import type { AccountNotice } from '@portal/ui/patterns/AccountRecord';
import { richText } from '@portal/ui/richText';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';

const notice = (
  tone: AccountNotice['tone'],
  title: string | undefined,
  ...lines: AccountNotice['lines']
): AccountNotice => ({ tone, title, lines });

/** What to know first about an account. `problem`: why the reader may not act on it; `now` in milliseconds since 1970. */
export function accountNotices(
  account: AccountRecord,
  problem: ErrorReason | null,
  now: number,
): AccountNotice[] {
  const { deletesAt: deletes, inviteExpiresAt: expires, blockedReason, staffRoles } = account;
  const hides = account.listingsHidden ? m.accounts_listings_hidden() : m.accounts_listings_stay();
  const notices = [
    deletes &&
      notice(
        'critical',
        m.accounts_deletion_scheduled(),
        m.accounts_erased_on({ date: formatDate(deletes) }),
      ),
    expires && inviteNotice(staffRoles, expires, now),
    blockedReason !== null && notice('critical', m.accounts_is_blocked(), blockedReason, hides),
    problem === 'own-account' && notice('info', undefined, ownAccount()),
    problem === 'role-missing' && notice('info', undefined, m.accounts_owners_only()),
  ];
  return notices.filter((each) => typeof each === 'object' && each !== null);
}

function inviteNotice(roles: AccountRecord['staffRoles'], expires: string, now: number) {
  const time = `${formatDate(expires)}, ${clockTime(expires)}`;
  if (Date.parse(expires) <= now)
    return notice('caution', m.accounts_invite_expired(), m.accounts_invite_expired_help({ time }));
  const invited = m.accounts_invited_as({ roles: rolesWithArticle(roles) });
  return notice('info', invited, m.accounts_invite_waits({ time }));
}

const ownAccount = () =>
  richText(m.accounts_own_account(), {
    link: (text) => (
      <Link href={paths.account} underline="always">
        {text}
      </Link>
    ),
  });
