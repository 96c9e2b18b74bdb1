import { formatDate } from '@portal/data/schemas';
import { Badge } from '@portal/ui/components/Badge';
import { ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Heading } from '@portal/ui/components/Heading';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { Demo } from '../Demo';

/** A server component: what needs no events is rendered on the server. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>Berths</Heading>
      <Card title="Harbour">
        <Text tone="muted">Open until {formatDate('2026-11-24T00:00:00.000Z')}.</Text>
        <Badge kind="approved" />
        <StarRating value={4.5} count={12} />
        <Skeleton shape="text" />
        <DescriptionList items={[{ term: 'Berths', details: '12' }]} />
        <ButtonLink href="#berths">See the berths</ButtonLink>
      </Card>
      <Demo />
    </main>
  );
}
