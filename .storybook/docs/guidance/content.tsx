import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Link } from '@portal/ui/components/Link';
import { Inline, Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import type { Guidance } from './guidanceTypes.ts';

export const content: Guidance = {
  'Components/Card': [
    {
      do: {
        rule: 'Group what belongs together under one title.',
        show: (
          <Card title="Payment method" actions={<Link href="#change">Change</Link>}>
            <Text>Visa ending 4242, expires 08/2029</Text>
          </Card>
        ),
      },
      dont: {
        rule: 'Put cards in cards. Use spacing or a heading inside one card.',
        show: (
          <Card title="Payment method">
            <Card>
              <Text>Visa ending 4242</Text>
            </Card>
          </Card>
        ),
      },
    },
  ],
  'Components/Banner': [
    {
      do: {
        rule: 'Say what happened and what to do, with one action.',
        show: (
          <Banner
            tone="caution"
            title="Your payment didn’t go through"
            actions={<Button size="compact">Change card</Button>}
          >
            Premium stays on until December 4th 2026.
          </Banner>
        ),
      },
      dont: {
        rule: 'Stack several banners. Show the most important one.',
        show: (
          <Stack space="xsmall">
            <Banner tone="critical">Payment error.</Banner>
            <Banner tone="caution">Please check your card.</Banner>
            <Banner tone="info">Did you know? You can add more cards.</Banner>
          </Stack>
        ),
      },
    },
  ],
  'Components/Badge': [
    {
      do: {
        rule: 'Show the one status that matters next to the name.',
        show: (
          <Inline space="small">
            <Text as="span" size="label">
              Kea Invoicing
            </Text>
            <StatusBadge kind="declined" />
          </Inline>
        ),
      },
      dont: {
        rule: 'Combine badges, or use one as a button.',
        show: (
          <Inline space="small">
            <Text as="span" size="label">
              Kea Invoicing
            </Text>
            <StatusBadge kind="new" />
            <StatusBadge kind="pending" />
            <StatusBadge kind="premium" />
            <StatusBadge kind="draft" />
          </Inline>
        ),
      },
    },
  ],
  'Components/EmptyState': [
    {
      do: {
        rule: 'State one fact, say why it is worth it and offer one action.',
        show: (
          <EmptyState
            illustration="stones"
            title="No app listings yet"
            action={
              <ButtonLink href="#new" tone="primary">
                Create listing
              </ButtonLink>
            }
          >
            List an app to show it in the directory.
          </EmptyState>
        ),
      },
      dont: {
        rule: 'Joke, or leave users without a next step.',
        show: (
          <EmptyState illustration="stones" title="Oops, nothing to see here!">
            It’s a bit lonely in here.
          </EmptyState>
        ),
      },
    },
  ],
};
