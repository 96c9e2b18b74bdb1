import { type AccountRecord, clockTime, formatDate } from '@portal/data/schemas';
import { type Collection, collections, type Scope, type UserAction } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { type Description, DescriptionList } from '@portal/ui/components/DescriptionList';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { DecisionTimeline, type TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { DeviceList } from '@portal/ui/patterns/DeviceList';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { useAuditLink } from '../../parts/useAuditLink.ts';
import { lastActive } from '../../parts/when.ts';
import { paths } from '../../paths.ts';
import { factorsText, rolesText, signInText } from './accountRows.ts';
import { historyText } from './historyText.ts';

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
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <Card title={m.accounts_account()}>
      <DescriptionList
        items={[
          ...(name ? [fact(m.accounts_name(), name)] : []),
          fact(m.accounts_email(), <a href={`mailto:${email}`}>{email}</a>),
          ...(waitsFor
            ? [fact(m.accounts_new_email(), m.accounts_not_confirmed_yet({ email: waitsFor }))]
            : []),
          fact(m.accounts_role(), rolesText(staffRoles)),
          fact(m.accounts_joined(), formatDate(createdAt)),
          fact(m.accounts_last_sign_in(), signInText(account)),
          fact(m.accounts_two_step(), factorsText(factors)),
        ]}
      />
    </Card>
  );
}

interface Count {
  scope: Scope;
  count: number;
  text: string;
}

const words: Record<Collection, { listings: string; reviews: string; offers: string }> = {
  apps: {
    listings: m.accounts_app_listings(),
    reviews: m.accounts_app_reviews(),
    offers: m.accounts_app_offers(),
  },
  services: {
    listings: m.accounts_service_listings(),
    reviews: m.accounts_service_reviews(),
    offers: m.accounts_service_offers(),
  },
};

/** Links to the lists of what the account has, found by its email address; kinds without any are left out. */
export function AccountRecords({ account: { counts, email } }: AccountProps) {
  const search = `?${new URLSearchParams({ search: email })}`;
  const links = (term: string, shown: readonly Count[], hrefOf: (scope: Scope) => string) => {
    const some = shown.filter(({ count }) => count > 0);
    if (some.length === 0) return [];
    const details = (
      <Inline space="small">
        {some.map(({ scope, text }) => (
          <Link key={scope} href={hrefOf(scope) + search}>
            {text}
          </Link>
        ))}
      </Inline>
    );
    return [fact(term, details)];
  };
  const feedback = ({ active, pending }: { active: number; pending: number }): Count[] => [
    { scope: 'active', count: active, text: m.accounts_count_active({ count: active }) },
    { scope: 'pending', count: pending, text: m.accounts_count_not_active({ count: pending }) },
  ];
  const items = collections.flatMap((type) => {
    const { live, pending, reviews, offers } = counts[type];
    const listings: Count[] = [
      { scope: 'active', count: live, text: m.accounts_count_live({ count: live }) },
      { scope: 'pending', count: pending, text: m.accounts_count_in_review({ count: pending }) },
    ];
    return [
      ...links(named(type, words[type].listings), listings, (scope) =>
        paths.listings(type, scope, 'all'),
      ),
      ...links(named(type, words[type].reviews, m.names_reviews), feedback(reviews), (scope) =>
        paths.reviews(type, scope),
      ),
      ...links(named(type, words[type].offers, m.names_offers), feedback(offers), (scope) =>
        paths.specialOffers(type, scope),
      ),
    ];
  });
  return (
    <Card title={m.accounts_records()}>
      {items.length > 0 ? (
        <DescriptionList items={items} />
      ) : (
        <Text tone="muted">{m.accounts_no_records()}</Text>
      )}
    </Card>
  );
}

/** The devices on which the user is signed in. */
export function AccountSessions({ account: { sessions }, now }: AccountProps & { now: number }) {
  return (
    <Card title={m.accounts_open_sessions()}>
      {sessions.length === 0 ? (
        <Text tone="muted">{m.accounts_no_sessions()}</Text>
      ) : (
        <DeviceList
          devices={sessions.map(({ id, device, lastActiveAt }) => ({
            id,
            name: device ?? m.accounts_unknown_device(),
            detail: lastActive(lastActiveAt, now),
          }))}
        />
      )}
    </Card>
  );
}

const kinds: Readonly<Record<string, TimelineEvent['kind']>> = {
  'account.block': 'declined',
  'account.unblock': 'approved',
  'account.confirm': 'approved',
} satisfies Partial<Record<UserAction, TimelineEvent['kind']>>;

/** The latest actions on the user. */
export function AccountHistory({ account: { id, history } }: AccountProps) {
  const more = useAuditLink(`users/${id}`);
  return (
    <DecisionTimeline
      more={more}
      events={history.map(({ id, actor, reason, createdAt, ...entry }) => ({
        id: String(id),
        kind: kinds[entry.action] ?? 'noted',
        who: actor === '' ? m.accounts_not_signed_in() : (actor ?? m.accounts_system()),
        what: historyText(entry),
        when: `${formatDate(createdAt)}, ${clockTime(createdAt)}`,
        note: reason ?? undefined,
      }))}
    />
  );
}
