import { formatDate } from '@portal/data/schemas';
import { Badge } from '@portal/ui/components/Badge';
import { ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';

/** What needs no events, and in Next.js is rendered on the server only. */
export const Harbour = () => (
  <Card title="Harbour">
    <Text tone="muted">Open until {formatDate('2026-11-24T00:00:00.000Z')}.</Text>
    <Badge tone="positive">Open</Badge>
    <StarRating value={4.5} count={12} />
    <Skeleton shape="text" />
    <DescriptionList items={[{ term: 'Berths', details: '12' }]} />
    <ButtonLink href="#loans">See the loans</ButtonLink>
  </Card>
);
