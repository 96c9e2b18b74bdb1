import { useAccountRecord } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { type AccountRecord, clockTime, formatDate, may } from '@portal/data/schemas';
import { rolesWithArticle } from '@portal/domain';
import { Badge } from '@portal/ui/components/Badge';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { Menu } from '@portal/ui/components/Menu';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Columns } from '@portal/ui/patterns/Shell';
import { richText } from '@portal/ui/richText';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { RecordFailed } from '../../parts/session.tsx';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { AccountFacts, AccountHistory, AccountRecords, AccountSessions } from './AccountFacts.tsx';
import { AccountPlan } from './AccountPlan.tsx';
import { accountName } from './accountRows.ts';
import { useAccountActions } from './useAccountActions.tsx';

export function Component() {
  const { id = '' } = useParams();
  const account = useAccountRecord(Number(id));
  if (account.kind === 'loading') return <PageLoading />;
  if (account.kind === 'ready') return <AccountPage key={id} account={account.value} />;
  return <RecordFailed {...account} to={paths.accounts} />;
}

/** One user with their account, and what staff may do with it. */
function AccountPage({ account }: { account: AccountRecord }) {
  const user = useUser();
  const [now] = useState(useAppServices().now);
  const { items, problem, dialogs } = useAccountActions(account);
  const name = accountName(account);
  usePage(name);
  return (
    <Stack space="large">
      <PageHeader
        title={name}
        badge={<Badge kind={account.state} />}
        help={account.email}
        actions={
          items.length > 0 ? (
            <Menu
              label={m.accounts_actions_for({ name })}
              items={items}
              trigger={<Button iconAfter={ChevronDown}>{m.accounts_actions()}</Button>}
            />
          ) : undefined
        }
      />
      {account.deletesAt === null ? null : (
        <Banner tone="critical" title={m.accounts_deletion_scheduled()}>
          {m.accounts_erased_on({ date: formatDate(account.deletesAt) })}
        </Banner>
      )}
      {account.inviteExpiresAt === null ? null : (
        <InviteBanner roles={account.staffRoles} expires={account.inviteExpiresAt} now={now} />
      )}
      {account.blockedReason === null ? null : (
        <Banner tone="critical" title={m.accounts_is_blocked()}>
          <p>{account.blockedReason}</p>
          <p>
            {account.listingsHidden ? m.accounts_listings_hidden() : m.accounts_listings_stay()}
          </p>
        </Banner>
      )}
      {problem === 'own-account' ? (
        <Banner tone="info">
          {richText(m.accounts_own_account(), {
            link: (text) => (
              <Link href={paths.account} underline="always">
                {text}
              </Link>
            ),
          })}
        </Banner>
      ) : null}
      {problem === 'role-missing' && may(user, 'accounts.manage') ? (
        <Banner tone="info">{m.accounts_owners_only()}</Banner>
      ) : null}
      <Columns
        kind="moderation"
        aside={
          <Stack>
            <AccountSessions account={account} now={now} />
            <AccountHistory account={account} />
          </Stack>
        }
      >
        <Stack>
          <AccountFacts account={account} />
          <AccountRecords account={account} />
          <AccountPlan account={account} />
        </Stack>
      </Columns>
      {dialogs}
    </Stack>
  );
}

interface InviteBannerProps {
  roles: AccountRecord['staffRoles'];
  /** An instant. */
  expires: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** What the user was invited as, and until when they can accept. */
function InviteBanner({ roles, expires, now }: InviteBannerProps) {
  const time = `${formatDate(expires)}, ${clockTime(expires)}`;
  if (new Date(expires).getTime() <= now)
    return (
      <Banner tone="caution" title={m.accounts_invite_expired()}>
        {m.accounts_invite_expired_help({ time })}
      </Banner>
    );
  return (
    <Banner tone="info" title={m.accounts_invited_as({ roles: rolesWithArticle(roles) })}>
      {m.accounts_invite_waits({ time })}
    </Banner>
  );
}
