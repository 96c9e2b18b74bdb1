import { useAccountRecord, useAccountsStore } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { type AccountRecord, clockTime, formatDate, may } from '@portal/data/schemas';
import { rolesWithArticle } from '@portal/domain';
import { RolesForm } from '@portal/forms/account';
import { Badge } from '@portal/ui/components/Badge';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { Menu } from '@portal/ui/components/Menu';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Columns } from '@portal/ui/patterns/Shell';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useLeaveGuard } from '../../shell/useLeaveGuard.tsx';
import { accountRejected } from '../account/accountResponses.ts';
import { RecordFailed } from '../session.tsx';
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
  usePage({
    title: name,
    crumbs: [{ label: 'Accounts', href: paths.accounts }, { label: name }],
  });
  const invited = account.inviteExpiresAt !== null;
  const changesRoles = problem === null && !invited && may(user, 'staff.manage');
  return (
    <Stack space="large">
      <PageHeader
        title={name}
        badge={<Badge kind={account.state} />}
        help={account.email}
        actions={
          items.length > 0 ? (
            <Menu
              label={`Actions for ${name}`}
              items={items}
              trigger={<Button iconAfter={ChevronDown}>Actions</Button>}
            />
          ) : undefined
        }
      />
      {account.deletesAt === null ? null : (
        <Banner tone="critical" title="Deletion scheduled">
          {`This account will be erased on ${formatDate(account.deletesAt)}. Until then you can restore it. Its listings are hidden from the directory.`}
        </Banner>
      )}
      {account.inviteExpiresAt === null ? null : (
        <InviteBanner roles={account.staffRoles} expires={account.inviteExpiresAt} now={now} />
      )}
      {account.blockedReason === null ? null : (
        <Banner tone="critical" title="This account is blocked">
          <p>{account.blockedReason}</p>
          <p>
            {account.listingsHidden
              ? 'Its live listings are hidden from the directory.'
              : 'Its live listings stay in the directory.'}
          </p>
        </Banner>
      )}
      {problem === 'own-account' ? (
        <Banner tone="info">
          This is you. Change your own account under{' '}
          <Link href={paths.account} underline="always">
            My account
          </Link>
          .
        </Banner>
      ) : null}
      {problem === 'role-missing' && may(user, 'accounts.manage') ? (
        <Banner tone="info">Only owners can act on the account of an owner.</Banner>
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
          <AccountPlan account={account} />
          <AccountRecords account={account} />
          {changesRoles ? <AccountRoles account={account} username={user.email} /> : null}
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
  const at = `${formatDate(expires)}, ${clockTime(expires)}`;
  if (new Date(expires).getTime() <= now)
    return (
      <Banner tone="caution" title="The invite has expired">
        {`They didn’t accept it by ${at}. An owner can resend or revoke it.`}
      </Banner>
    );
  return (
    <Banner tone="info" title={`Invited as ${rolesWithArticle(roles)}`}>
      {`They haven’t accepted yet. The link expires on ${at}.`}
    </Banner>
  );
}

interface AccountRolesProps {
  account: AccountRecord;
  username: string;
}

/** The roles of the user, for owners. */
function AccountRoles({ account, username }: AccountRolesProps) {
  const accounts = useAccountsStore();
  const guard = useLeaveGuard('The roles you chose aren’t saved.');
  return (
    <>
      <RolesForm
        roles={account.staffRoles}
        username={username}
        onDirtyChange={guard.setDirty}
        onSubmit={async (roles, currentPassword) => {
          try {
            accounts.wrote(await accounts.api.changeRoles(account.id, roles, currentPassword));
            return { ok: true };
          } catch (error) {
            return accountRejected(error);
          }
        }}
      />
      {guard.question}
    </>
  );
}
