import type { Subject } from '@portal/data/schemas';
import { Badge, type BadgeKind } from '@portal/ui/components/Badge';
import { Heading } from '@portal/ui/components/Heading';
import { Logo } from '@portal/ui/components/Logo';
import { Inline } from '@portal/ui/components/layout';

interface AboutListingProps {
  listing: Subject | null;
  /** Default: the name of the listing. */
  title?: string;
  status: BadgeKind;
}

/** The head of something about a listing: its logo, a title and how it stands. */
export function AboutListing({ listing, title, status }: AboutListingProps) {
  const name = listing?.name || 'Untitled listing';
  return (
    <Inline justify="between">
      <Inline space="small" nowrap>
        <Logo size="medium" name={name} src={listing?.logo ?? null} />
        <Heading level={2}>{title ?? name}</Heading>
      </Inline>
      <Badge kind={status} />
    </Inline>
  );
}
