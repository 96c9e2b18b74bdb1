import { Card } from '@portal/ui/components/Card';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Text } from '@portal/ui/components/Text';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';

/** Says why services cannot be listed yet. */
export function Component() {
  usePage({
    title: 'List your services',
    crumbs: [{ label: 'Cloud Experts' }, { label: 'List your services' }],
  });
  return (
    <Stack space="large">
      <PageHeader title="List your services" help="Cloud Experts is part of Premium." />
      <Card title="What Premium adds">
        <Text>
          With a subscription you list the services you offer beside your apps. Your account has no
          subscription, so service listings cannot be created from it.
        </Text>
        <Link href={paths.listings('apps', 'active')}>Go to your apps</Link>
      </Card>
    </Stack>
  );
}
