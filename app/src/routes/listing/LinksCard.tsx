import { useLinks, useStores, useUser } from '@portal/data/react';
import {
  DataError,
  formatDate,
  hasReason,
  type LinkHealth,
  type Listing,
  may,
  messageFor,
} from '@portal/data/schemas';
import { type Collection, checkedLinkName, linkResults } from '@portal/domain';
import { Banner, type BannerTone } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';

const POLLED_EACH = 2_000;

interface LinksCardProps {
  collection: Collection;
  record: Listing;
}

/** Whether the links of a live listing work, and a check on request. Nothing where links are not checked. */
export function LinksCard({ collection, record }: LinksCardProps) {
  const toast = useToast();
  const { listings } = useStores();
  const user = useUser();
  const { id } = record;
  const list = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState(false);
  const watched = useLinks({ collection, id }, requested);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const links = requested && watched.kind === 'ready' ? watched.value : (record.links ?? []);
  const checking = requested && links.some(({ due }) => due);

  useEffect(() => {
    if (!checking) return undefined;
    // A failed call is repeated by the next one.
    const poll = () => void listings.links.load({ collection, id }).catch(() => undefined);
    const timer = setInterval(poll, POLLED_EACH);
    return () => clearInterval(timer);
  }, [checking, listings, collection, id]);

  const check = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await listings.checkLinks({ collection, id });
      setRequested(true);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };

  const show = async () => {
    setBusy(true);
    try {
      await listings.show(record);
      // The button goes.
      list.current?.focus();
      toast({ tone: 'positive', message: m.listing_shown_again() });
    } catch (error) {
      toast({ tone: 'critical', message: m.listing_not_shown({ why: messageFor(error) }) });
    }
    setBusy(false);
  };

  if (links.length === 0 && !record.linkHiddenAt) return null;
  return (
    <Card
      title={m.listing_links()}
      space="medium"
      actions={
        may(user, 'listing.checkLinks', record) ? (
          <Button size="compact" writes busy={busy || checking} onClick={() => void check()}>
            {m.listing_check_now()}
          </Button>
        ) : undefined
      }
    >
      {record.linkHiddenAt ? (
        <Banner tone="critical" title={m.listings_hidden_broken_link()}>
          <Stack space="xsmall" align="start">
            <Text size="small">
              {m.listing_hidden_since({ date: formatDate(record.linkHiddenAt) })}
            </Text>
            {may(user, 'listing.decide') ? (
              <Button size="compact" busy={busy} onClick={() => void show()}>
                {m.listing_show()}
              </Button>
            ) : null}
          </Stack>
        </Banner>
      ) : null}
      <div ref={list} tabIndex={-1}>
        <Stack as="ul" space="medium">
          {links.map((link) => (
            <Stack key={link.field} as="li" space="xsmall">
              <Text>{checkedLinkName(link.field)}</Text>
              <LinkState
                link={link}
                checking={checking && link.due}
                hides={record.linkHiddenAt ? undefined : link.hides}
              />
            </Stack>
          ))}
        </Stack>
      </div>
      <div role="status">{problem ? <Text size="small">{problem}</Text> : null}</div>
    </Card>
  );
}

/** Of a repeated request, what was done instead of how long to wait. */
const problemOf = (error: unknown): string =>
  error instanceof DataError && hasReason(error, 'links-checked')
    ? error.message
    : messageFor(error);

const tones = {
  fine: 'positive',
  suspect: 'caution',
  broken: 'critical',
  unknown: 'info',
} as const satisfies Record<(typeof linkResults)[keyof typeof linkResults]['kind'], BannerTone>;

interface LinkStateProps {
  link: LinkHealth;
  checking: boolean;
  /** When the listing is hidden because of it. */
  hides: string | undefined;
}

function LinkState({ link, checking, hides }: LinkStateProps) {
  const { result, detail, checked, since, broken } = link;
  if (checking)
    return (
      <Text size="small" tone="muted">
        {m.listing_checking()}
      </Text>
    );
  if (result === null || checked === null)
    return (
      <Text size="small" tone="muted">
        {m.listing_not_checked()}
      </Text>
    );
  const { kind, label, advice } = linkResults[result];
  const last = m.listing_checked({ date: formatDate(checked) });
  if (kind === 'fine') return <Text size="small" tone="muted">{`${label}. ${last}`}</Text>;
  const facts = since ? sinceWords(formatDate(checked), formatDate(since), broken) : last;
  return (
    <Banner tone={since && !broken ? 'caution' : tones[kind]} title={label}>
      <Stack space="xsmall">
        <Text size="small">{advice}</Text>
        {hides ? <Text size="small">{m.listing_hides_on({ date: formatDate(hides) })}</Text> : null}
        <Text size="small" tone="muted">
          {detail ? `${facts} (${detail})` : facts}
        </Text>
      </Stack>
    </Banner>
  );
}

const sinceWords = (date: string, since: string, broken: LinkHealth['broken']): string =>
  broken ? m.listing_checked_since({ date, since }) : m.listing_checked_again({ date });
