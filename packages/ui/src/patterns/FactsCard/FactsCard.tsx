import type { ReactNode } from 'react';
import { Banner, type BannerTone } from '../../components/Banner/Banner.tsx';
import { Card, type CardProps } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading, Subheadings } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { Text, type TextTone } from '../../components/Text/Text.tsx';
import { m } from '../../i18n/messages.js';
import type { LinkTarget } from '../../internal/link/safeHref.ts';
import { OverviewGrid } from '../OverviewLists/OverviewLists.tsx';
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx';

/** A link in the details of a fact. */
export type FactLink = LinkTarget & { text: string };

/** A term with its details: a text, links or a badge. Without details, it is left out. */
export type Fact = readonly [
  term: string,
  details: string | { badge: StatusBadgeKind } | readonly FactLink[] | null,
];

export interface Health {
  /** Null if it is not known. */
  status: 'ok' | 'attention' | 'failed' | null;
  /** What to do about it, in one sentence. Null without. */
  advice: string | null;
}

export interface FactsCardProps extends Pick<CardProps, 'foot' | 'children'> {
  /** Heading of the card. */
  title: string;
  /** The facts, in order. */
  facts: readonly Fact[];
  /** Text in place of no facts. */
  empty?: string | undefined;
  /** The state of what it is about, and what to do about it. Default: not shown. */
  health?: Health | undefined;
}

const looks: Record<
  NonNullable<Health['status']>,
  { label: () => string; tone: TextTone & BannerTone }
> = {
  ok: { label: m.views_status_ok, tone: 'positive' },
  attention: { label: m.views_status_attention, tone: 'caution' },
  failed: { label: m.views_status_failed, tone: 'critical' },
};

/** A card with the facts about one thing. */
export function FactsCard({ title, facts, empty, health, foot, children }: FactsCardProps) {
  const look = health?.status ? looks[health.status] : null;
  return (
    <Card
      title={title}
      space="medium"
      foot={foot}
      actions={
        look ? (
          <Text as="span" size="label" tone={look.tone}>
            {look.label()}
          </Text>
        ) : null
      }
    >
      {look && health?.advice ? <Banner tone={look.tone}>{health.advice}</Banner> : null}
      <FactList facts={facts} empty={empty} />
      {children}
    </Card>
  );
}

export type FactListProps = Pick<FactsCardProps, 'facts' | 'empty'>;

/** The facts without a card, such as in a dialog. */
export function FactList({ facts, empty }: FactListProps) {
  const items = facts.flatMap(([term, details]) =>
    details === null ? [] : [{ term, details: rendered(details) }],
  );
  return items.length > 0 ? <DescriptionList items={items} /> : <Text tone="muted">{empty}</Text>;
}

function rendered(details: NonNullable<Fact[1]>): ReactNode {
  if (typeof details === 'string') return details;
  if ('badge' in details) return <StatusBadge kind={details.badge} />;
  return (
    <Inline space="small">
      {details.map(({ text, ...link }) => (
        <Link key={link.href} {...link}>
          {text}
        </Link>
      ))}
    </Inline>
  );
}

export interface FactGroupsProps {
  /** The cards below the heading of their group. */
  groups: readonly { title: string; cards: readonly FactsCardProps[] }[];
}

/** Cards with facts in columns, each below its heading. */
export const FactGroups = ({ groups }: FactGroupsProps) => (
  <OverviewGrid>
    {groups.map(({ title, cards }) => (
      <Stack key={title}>
        <Heading look="dialog">{title}</Heading>
        <Subheadings>
          {cards.map((card) => (
            <FactsCard key={card.title} {...card} />
          ))}
        </Subheadings>
      </Stack>
    ))}
  </OverviewGrid>
);
