import type { Listing } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import { ListingForm, type ListingFormProps } from '@portal/forms/listing';
import { Badge } from '@portal/ui/components/Badge';
import { ButtonLink } from '@portal/ui/components/Button';
import { IconButton } from '@portal/ui/components/IconButton';
import { Stack } from '@portal/ui/components/layout';
import { Menu } from '@portal/ui/components/Menu';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { BadgePercent, Ellipsis } from 'lucide-react';
import { badgeOf } from '../listings/listingRows.ts';
import { type Deed, deedIcons, deedsOf, deedWords } from './deeds.ts';
import { editHelp } from './editWords.ts';
import { useDeedQuestion } from './useDeedQuestion.tsx';

export interface EditScreenProps extends Omit<ListingFormProps, 'type'> {
  collection: Collection;
  /** Where the views of the listing are read, for those who may. */
  analyticsHref?: string | undefined;
  /** Where a special offer for the listing is bought, for those who may. */
  offerHref?: string | undefined;
  deeds: Record<Deed, (listing: Listing) => Promise<void>>;
  /** Told when one of the deeds could not be done. */
  onFailed: (error: unknown) => void;
}

/** A listing with its form: new, a draft, in review, declined or live. */
export function EditScreen({
  collection,
  analyticsHref,
  offerHref,
  deeds,
  onFailed,
  ...form
}: EditScreenProps) {
  const { record, role, account } = form;
  const { ask, question } = useDeedQuestion(deeds, onFailed);
  const title = record ? record.name || 'Untitled listing' : newTitle[collection];

  return (
    <Stack space="large">
      <PageHeader
        title={title}
        badge={record ? <Badge kind={badgeOf(record)} /> : null}
        help={editHelp(record, role)}
        link={analyticsHref ? { href: analyticsHref, label: 'Analytics' } : undefined}
        actions={
          record ? (
            <>
              {offerHref ? (
                <ButtonLink icon={BadgePercent} href={offerHref}>
                  Add special offer
                </ButtonLink>
              ) : null}
              <Menu
                label="More actions"
                align="end"
                trigger={<IconButton icon={Ellipsis} label="More actions" tone="secondary" />}
                items={deedsOf(record, account).map((deed) => ({
                  label: deedWords(deed, record).action,
                  icon: deedIcons[deed],
                  ...(deed === 'withdraw' ? {} : { tone: 'critical' as const }),
                  onSelect: () => ask(deed, record),
                }))}
              />
            </>
          ) : null
        }
      />
      <ListingForm {...form} type={collection === 'apps' ? 'app' : 'service'} />
      {question}
    </Stack>
  );
}

const newTitle: Record<Collection, string> = {
  apps: 'New app listing',
  services: 'New service listing',
};
