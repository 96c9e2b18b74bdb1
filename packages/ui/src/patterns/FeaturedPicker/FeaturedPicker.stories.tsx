import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Badge } from '../../components/Badge/index.ts';
import type { SafeHref } from '../../components/Link/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { FeaturedPicker, FeaturedSave } from './index.ts';
import { appListings, serviceListings } from './sampleFeatured.ts';

const six = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
const three = ['s1', 's2', 's3'];
const apps = { listings: appListings, featured: six, onChange: fn() };
const services = { listings: serviceListings, featured: three, onChange: fn() };
const onSave = fn();

const meta = {
  title: 'Patterns/FeaturedPicker',
  tags: ['stable'],
  component: FeaturedPicker,
  parameters: { docs: { parts: { FeaturedSave } } },
  args: {
    industries: [
      { value: 'marine', label: 'Marine and boating' },
      { value: 'agriculture', label: 'Agriculture and forestry' },
    ],
    industry: 'marine',
    onIndustry: fn(),
    state: 'ready',
    apps,
    services,
    publicHref: 'https://directory.example/marine' as SafeHref,
    onRetry: fn(),
  },
  render: function Page(args) {
    const [industry, setIndustry] = useState(args.industry);
    const [first, setFirst] = useState(args.apps.featured);
    const [second, setSecond] = useState(args.services.featured);
    const changed = first !== args.apps.featured || second !== args.services.featured;
    const listed = args.apps.listings.length + args.services.listings.length > 0;
    return (
      <Stack space="large">
        <PageHeader
          title="Featured"
          badge={<Badge kind="new" />}
          help="Up to 6 apps and 6 services at the top of an industry’s page, in this order."
          actions={
            <FeaturedSave
              enabled={industry !== null && listed}
              changed={changed}
              saving={args.state === 'saving'}
              onSave={onSave}
            />
          }
        />
        <FeaturedPicker
          {...args}
          industry={industry}
          onIndustry={(next) => {
            setIndustry(next);
            args.onIndustry(next);
          }}
          apps={{
            ...args.apps,
            featured: first,
            onChange: (next) => {
              setFirst(next);
              args.apps.onChange(next);
            },
          }}
          services={{
            ...args.services,
            featured: second,
            onChange: (next) => {
              setSecond(next);
              args.services.onChange(next);
            },
          }}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof FeaturedPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnavailableListings: Story = {
  args: {
    apps: { ...apps, featured: ['a1'], leftOut: ['Kea Invoicing', 'Tūī Timesheets'] },
    services: { ...services, leftOut: ['Kōwhai Bookkeeping'] },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Kea Invoicing and Tūī Timesheets are no longer live in this industry/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Kōwhai Bookkeeping is no longer live/)).toBeVisible();
  },
};

export const LimitReached: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Approved apps' }));
    await waitFor(() => expect(screen.getAllByText('Max 6 already selected')[0]).toBeVisible());
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};

export const AddOrderAndRemove: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Featured services' });
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Approved services' }),
      'fore{Enter}',
    );
    await expect(args.services.onChange).toHaveBeenLastCalledWith([...three, 's4']);
    await userEvent.keyboard('{Escape}');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Not saved')).toBeVisible();
    canvas.getByRole('button', { name: 'Move Foreshore Websites' }).focus();
    await userEvent.keyboard(' {Home} ');
    await expect(args.services.onChange).toHaveBeenLastCalledWith(['s4', ...three]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Taniwha Cloud Migrations' }));
    await expect(args.services.onChange).toHaveBeenLastCalledWith(['s4', 's1', 's2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(onSave).toHaveBeenCalled();
  },
};

export const LastRemoved: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { apps: { ...apps, featured: ['a1'] } },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Featured apps' });
    within(list)
      .getByRole('button', { name: /^Remove/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.apps.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox', { name: 'Approved apps' })).toHaveFocus();
  },
};

/** Nothing is left to choose from either, and the focus still has a place. */
export const LastRemovedNoOptions: Story = {
  ...LastRemoved,
  tags: ['test-only'],
  args: { apps: { ...apps, listings: [], featured: ['gone'] } },
};

/** Once the focus has gone on, nothing stays open over nothing. */
export const IndustryChangedAfterRemoval: Story = {
  ...LastRemovedNoOptions,
  tags: ['test-only'],
  play: async (context) => {
    await LastRemovedNoOptions.play?.(context);
    const { args, canvas, userEvent } = context;
    const industry = canvas.getByRole('combobox', { name: 'Industry' });
    await userEvent.clear(industry);
    await userEvent.type(industry, 'agri{Enter}');
    await expect(args.onIndustry).toHaveBeenLastCalledWith('agriculture');
    await expect(canvas.getByRole('combobox', { name: 'Approved apps' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Approved services' })).toBeEnabled();
  },
};

export const NoIndustrySelected: Story = {
  args: { industry: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose an industry first' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { apps: { ...apps, featured: [] }, services: { ...services, featured: [] } },
};

export const NoApprovedListings: Story = {
  args: {
    apps: { ...apps, listings: [], featured: [] },
    services: { ...services, listings: [], featured: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No app is approved in this industry yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const NoLongerApproved: Story = {
  args: { services: { ...services, featured: ['s2', 'gone', 's1'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer approved in this industry')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    state: 'loading',
    apps: { ...apps, listings: [], featured: [] },
    services: { ...services, listings: [], featured: [] },
  },
};

export const Saving: Story = {
  args: { state: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/What the public page shows has not/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const OnPhone: Story = { ...phoneStory };
