import type { Delivery, DeliveryDetail, Webhook } from '@portal/data/schemas';
import { Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { SubmitResult } from '../core/submitResult.ts';
import {
  DeliveriesTable,
  DeliveryDialog,
  WebhookDialog,
  WebhookFacts,
  WebhooksTable,
} from './index.ts';

const website: Webhook = {
  id: 3,
  url: 'https://directory.example.org/hooks',
  description: 'Public website',
  types: [],
  enabled: true,
  disabledAt: null,
  disabledReason: null,
  formerSecretUntil: null,
  lastDeliveredAt: '2026-11-19T20:10:00Z',
  createdAt: '2026-10-02T08:00:00Z',
  createdBy: 'Tom Rewi',
  pending: 0,
  retrying: 0,
};

const search: Webhook = {
  ...website,
  id: 2,
  description: 'Search index',
  url: `https://search.northland.directory.example.org/${'integrations/'.repeat(5)}?tenant=northland`,
  types: ['listing.published', 'listing.updated', 'listing.deleted'],
  formerSecretUntil: '2026-11-21T08:00:00Z',
  lastDeliveredAt: null,
  pending: 1,
  retrying: 1,
};

const old: Webhook = {
  ...website,
  id: 1,
  description: '',
  url: 'https://old.directory.example.org/hooks',
  enabled: false,
  disabledAt: '2026-11-01T08:00:00Z',
  disabledReason: 'failing',
};

const delivered: Delivery = {
  id: 1,
  messageId: 'msg_pQ8kz0s1Ab3xKq9tYw2L',
  type: 'listing.updated',
  record: 'app/12',
  state: 'delivered',
  createdAt: '2026-11-19T20:10:00Z',
  finishedAt: '2026-11-19T20:10:01Z',
  retryAt: null,
  status: 204,
  problem: null,
};

const waiting = { ...delivered, finishedAt: null, state: 'pending', status: null } as const;

const retrying: DeliveryDetail = {
  ...waiting,
  id: 3,
  problem: 'ECONNREFUSED',
  retryAt: '2026-11-20T02:44:10Z',
  request: { url: website.url, headers: {}, body: '{"type":"listing.updated"}' },
  attempts: [
    {
      at: '2026-11-20T01:21:10Z',
      duration: 3,
      status: null,
      response: null,
      problem: 'ECONNREFUSED',
    },
    {
      at: '2026-11-20T00:41:10Z',
      duration: 412,
      status: 503,
      problem: null,
      response: '<h1>Service unavailable</h1>',
    },
  ],
};

const deliveries = [
  { ...waiting, id: 4 },
  retrying,
  { ...delivered, id: 2, state: 'failed', status: 500, problem: 'HTTP 500' },
  delivered,
] as const;

const meta = {
  title: 'Forms/Webhooks',
  component: WebhooksTable,
  args: {
    caption: 'Webhooks',
    webhooks: [old, search, website],
    hrefOf: (id: number) => `#${id}`,
  },
} satisfies Meta<typeof WebhooksTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Disabled, failing with a long URL, and enabled. */
export const Webhooks: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Public website' })).toHaveAttribute(
      'href',
      '#3',
    );
  },
};

const sent = fn(async (): Promise<SubmitResult> => ({ ok: true }));

export const Creating: Story = {
  parameters: { shows: 'Must be a valid link' },
  render: () => <WebhookDialog webhook={null} open onClose={fn()} onSubmit={sent} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create webhook' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'URL' }), 'directory');
    await userEvent.type(dialog.getByRole('combobox', { name: /^Events/ }), 'listing.p{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
  },
};

/** Failing with a long URL and a former secret, and disabled. */
export const Facts: Story = {
  render: () => (
    <Stack>
      <WebhookFacts webhook={search} onEnable={fn()} />
      <WebhookFacts webhook={old} onEnable={fn()} />
    </Stack>
  ),
};

const ofDeliveries = {
  state: 'ready' as const,
  rows: deliveries,
  filter: { label: 'State', options: [], value: [], onValueChange: fn() },
  onOpen: fn(),
};

export const Deliveries: Story = {
  render: () => <DeliveriesTable {...ofDeliveries} busy />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Details' });
    await userEvent.click(first as HTMLElement);
    await expect(ofDeliveries.onOpen).toHaveBeenCalledWith(deliveries[0]);
  },
};

export const NoDeliveries: Story = {
  render: () => (
    <Stack>
      {(['empty', 'no-match', 'failed', 'loading'] as const).map((state) => (
        <DeliveriesTable
          key={state}
          {...ofDeliveries}
          state={state}
          onRetry={fn()}
          onClear={fn()}
        />
      ))}
    </Stack>
  ),
};

const delivery = { delivery: retrying, onClose: fn(), onResend: sent };

export const Retrying: Story = {
  parameters: { shows: 'Attempt 1: status 503' },
  render: () => <DeliveryDialog {...delivery} />,
};

export const ResendFailed: Story = {
  parameters: { shows: 'The server could not be reached.' },
  render: () => (
    <DeliveryDialog
      {...delivery}
      delivery={{ ...retrying, ...waiting, attempts: [] }}
      onResend={async () => ({ ok: false, message: 'The server could not be reached.' })}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  },
};

export const LoadingDelivery: Story = {
  parameters: { shows: 'Loading the delivery' },
  render: () => <DeliveryDialog {...delivery} delivery={null} />,
};
