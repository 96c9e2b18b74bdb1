import { type AccountRecord, clockTime, formatDate } from '@portal/data/schemas';
import { type Collection, collections, type Scope } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { type Description, DescriptionList } from '@portal/ui/components/DescriptionList';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { DecisionTimeline, type TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { DeviceList } from '@portal/ui/patterns/DeviceList';
import { paths } from '../../paths.ts';
import { useAuditLink } from '../audit/useAuditLink.ts';
import { lastActive } from '../when.ts';
import { factorsText, rolesText, signInText } from './accountRows.ts';

interface AccountProps {
  account: AccountRecord;
}

export const fact = (term: string, details: Description['details']): Description => ({
  term,
  details,
});

/** Who the user is, and how they sign in. */
export function AccountFacts({ account }: AccountProps) {
  const { firstName, lastName, email, waitsFor, createdAt, staffRoles, factors } = account;
  return (
    <Card title="Account">
      <DescriptionList
        items={[
          fact('Name', [firstName, lastName].filter(Boolean).join(' ') || 'None'),
          fact('Email', <a href={`mailto:${email}`}>{email}</a>),
          ...(waitsFor ? [fact('New email', `${waitsFor}, not confirmed yet`)] : []),
          fact('Role', rolesText(staffRoles)),
          fact('Joined', formatDate(createdAt)),
          fact('Last sign-in', signInText(account)),
          fact('Two-step verification', factorsText(factors)),
        ]}
      />
    </Card>
  );
}

interface Count {
  scope: Scope;
  count: number;
  label: string;
}

const words: Record<Collection, { listings: string; reviews: string; offers: string }> = {
  apps: { listings: 'App listings', reviews: 'App reviews', offers: 'App offers' },
  services: { listings: 'Service listings', reviews: 'Service reviews', offers: 'Service offers' },
};

/** Links to the lists of what the account has, found by its email address. */
export function AccountRecords({ account: { counts, email } }: AccountProps) {
  const search = `?${new URLSearchParams({ search: email })}`;
  const links = (shown: readonly Count[], hrefOf: (scope: Scope) => string) => {
    const some = shown.filter(({ count }) => count > 0);
    if (some.length === 0) return 'None';
    return (
      <Inline space="small">
        {some.map(({ scope, count, label }) => (
          <Link key={scope} href={hrefOf(scope) + search}>
            {`${count} ${label}`}
          </Link>
        ))}
      </Inline>
    );
  };
  const feedback = ({ active, pending }: { active: number; pending: number }): Count[] => [
    { scope: 'active', count: active, label: 'active' },
    { scope: 'pending', count: pending, label: 'not active' },
  ];
  return (
    <Card title="Listings, reviews and offers">
      <DescriptionList
        items={collections.flatMap((type) => {
          const { live, pending, reviews, offers } = counts[type];
          const listings: Count[] = [
            { scope: 'active', count: live, label: 'live' },
            { scope: 'pending', count: pending, label: 'in review' },
          ];
          return [
            fact(
              words[type].listings,
              links(listings, (scope) => paths.listings(type, scope, 'all')),
            ),
            fact(
              words[type].reviews,
              links(feedback(reviews), (scope) => paths.reviews(type, scope)),
            ),
            fact(
              words[type].offers,
              links(feedback(offers), (scope) => paths.specialOffers(type, scope)),
            ),
          ];
        })}
      />
    </Card>
  );
}

/** The devices on which the user is signed in. */
export function AccountSessions({ account: { sessions }, now }: AccountProps & { now: number }) {
  return (
    <Card title="Open sessions">
      {sessions.length === 0 ? (
        <Text tone="muted">Not signed in on any device.</Text>
      ) : (
        <DeviceList
          devices={sessions.map(({ id, device, lastActiveAt }) => ({
            id,
            name: device ?? 'Unknown device',
            detail: lastActive(lastActiveAt, now),
          }))}
        />
      )}
    </Card>
  );
}

const kindOf = (text: string): TimelineEvent['kind'] => {
  if (text.startsWith('Blocked')) return 'declined';
  return text.startsWith('Unblocked') || text.startsWith('Confirmed') ? 'approved' : 'noted';
};

/** The latest actions of staff. */
export function AccountHistory({ account: { id, history } }: AccountProps) {
  const more = useAuditLink(`users/${id}`);
  return (
    <DecisionTimeline
      more={more}
      events={history.map(({ id, text, actor, reason, createdAt }) => ({
        id: String(id),
        kind: kindOf(text),
        who: actor === '' ? 'Not signed in' : (actor ?? 'System'),
        what: text.replace('{name}', 'the account').replace(/^./, (first) => first.toLowerCase()),
        when: `${formatDate(createdAt)}, ${clockTime(createdAt)}`,
        note: reason ?? undefined,
      }))}
    />
  );
}
