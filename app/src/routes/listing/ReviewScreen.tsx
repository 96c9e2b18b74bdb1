import { formatDate, type Listing, mediaUrl } from '@portal/data/schemas';
import { safeLink } from '@portal/domain';
import { Badge } from '@portal/ui/components/Badge';
import { ButtonLink } from '@portal/ui/components/Button';
import { Logo } from '@portal/ui/components/Logo';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { ArrowUpRight, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { env } from '../../env.ts';
import { badgeOf, kindOfChange } from '../listings/listingRows.ts';
import { age } from '../when.ts';
import { DecisionPage, type DecisionPageProps } from './DecisionPage.tsx';
import { listingTitle } from './useDecision.ts';

export interface ReviewScreenProps extends DecisionPageProps<Listing> {
  record: Listing;
  /** What it changes; null while the live listing is on its way. */
  children: ReactNode;
  /** Whose it is. */
  owner: ReactNode;
  /** Where an admin changes the listing. */
  editHref: string;
}

/** One listing before an admin: what it is, what it changes, what happened before, and the decision. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { record, children, editHref, now } = props;
  const sent = record.submittedAt ?? record.updatedAt;
  const link = safeLink(record.link);
  const live = record.revision ? safeLink(new URL(record.url, env.directoryUrl).href) : null;

  return (
    <DecisionPage
      {...props}
      subject="listing"
      address={`${record.type}/${record.id}`}
      waiting={`waiting ${age(sent, now)}`}
      header={
        <PageHeader
          title={listingTitle(record)}
          picture={
            <Logo
              size="large"
              name={record.name}
              src={record.logo ? mediaUrl(record.logo, 320) : null}
            />
          }
          badge={<Badge kind={badgeOf(record)} />}
          help={`${record.revision ? 'Changes to a live listing' : kindOfChange(record)} · sent ${formatDate(sent)}`}
          actions={
            <>
              <ButtonLink icon={Pencil} href={editHref}>
                Edit
              </ButtonLink>
              {live ? (
                <ButtonLink iconAfter={ArrowUpRight} href={live} newTab>
                  View live listing
                </ButtonLink>
              ) : null}
              {link ? (
                <ButtonLink iconAfter={ArrowUpRight} href={link} newTab>
                  Visit website
                </ButtonLink>
              ) : null}
            </>
          }
        />
      }
    >
      {children}
    </DecisionPage>
  );
}
