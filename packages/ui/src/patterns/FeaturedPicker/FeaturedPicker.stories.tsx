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
    services: { ...services, featured: ['s2', 'gone', 's1'], leftOut: ['Kōwhai Bookkeeping'] },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Kea Invoicing and Tūī Timesheets are no longer live in this industry/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Kōwhai Bookkeeping is no longer live/)).toBeVisible();
    await expect(canvas.getByText('No longer approved in this industry')).toBeVisible();
  },
};

export const LimitReached: Story = {
  tags: ['axe'],
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

/** The focus has a place, also where nothing is left to choose from; that place closes once the focus has gone on. */
export const LastRemoved: Story = {
  tags: ['test-only'],
  args: {
    apps: { ...apps, listings: [], featured: ['gone'] },
    services: { ...services, featured: ['s1'] },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('combobox', { name });
    for (const [type, list] of [
      ['services', args.services],
      ['apps', args.apps],
    ] as const) {
      const featured = within(canvas.getByRole('list', { name: `Featured ${type}` }));
      featured.getByRole('button', { name: /^Remove/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(list.onChange).toHaveBeenLastCalledWith([]);
      await expect(field(`Approved ${type}`)).toHaveFocus();
    }
    await userEvent.clear(field('Industry'));
    await userEvent.type(field('Industry'), 'agri{Enter}');
    await expect(args.onIndustry).toHaveBeenLastCalledWith('agriculture');
    await expect(field('Approved apps')).toBeDisabled();
    await expect(field('Approved services')).toBeEnabled();
  },
};

export const NoIndustrySelected: Story = {
  args: { industry: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose an industry first' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

/** No app is featured, and no service could be. */
export const Empty: Story = {
  args: {
    apps: { ...apps, featured: [] },
    services: { ...services, listings: [], featured: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No service is approved in this industry yet.')).toBeVisible();
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

const nothing = { listings: [], featured: [], onChange: fn() };

/** Loading, failed and offline. */
export const States: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <FeaturedPicker {...args} state="loading" apps={nothing} services={nothing} />
      <FeaturedPicker {...args} state="failed" />
      <FeaturedPicker {...args} state="offline" onRetry={undefined} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/What the public page shows has not/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const OnPhone: Story = { ...phoneStory };
