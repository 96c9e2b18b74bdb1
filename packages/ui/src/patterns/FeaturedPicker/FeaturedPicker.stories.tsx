import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import type { SafeHref } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { logos } from '../sample.ts';
import { variants } from '../variants.tsx';
import {
  type FeaturedList,
  type FeaturedListing,
  FeaturedPicker,
  type FeaturedPickerProps,
  FeaturedSave,
} from './FeaturedPicker.tsx';

const appListings: readonly FeaturedListing[] = [
  {
    id: 'a1',
    name: 'Harbourmaster CRM',
    detail: 'Taipo Bay Marine Software',
    logo: logos.anchor.src,
  },
  { id: 'a2', name: 'Pāua Point of Sale', detail: 'Ashworth and Daughters', logo: logos.bird.src },
  {
    id: 'a3',
    name: 'Southerly Rostering and Leave Management for Hospitality',
    detail: 'Southerly Systems',
    logo: logos.waves.src,
  },
  { id: 'a4', name: 'Longfin Logistics', detail: 'Longfin Ltd', logo: logos.peak.src },
  { id: 'a5', name: 'Pōhutukawa Payroll', detail: 'Deshpande Digital' },
  { id: 'a6', name: 'Northing Surveys', detail: 'Northing' },
  { id: 'a7', name: 'Tide Tables', detail: 'Moana Maps' },
];
const serviceListings: readonly FeaturedListing[] = [
  { id: 's1', name: 'Ridgeline IT for Farms', detail: 'Canterbury', logo: logos.hut.src },
  {
    id: 's2',
    name: 'Breakwater Bookkeeping Set-up',
    detail: 'Nelson, Marlborough, Tasman',
    logo: logos.ferry.src,
  },
  { id: 's3', name: 'Taniwha Cloud Migrations', detail: 'Auckland, Waikato' },
  { id: 's4', name: 'Foreshore Websites', detail: 'Ōtago' },
];

const six = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
const three = ['s1', 's2', 's3'];
const apps = { listings: appListings, featured: six, onChange: fn() };
const services = { listings: serviceListings, featured: three, onChange: fn() };
const onSave = fn();

/** A list with its state. */
function useList(list: FeaturedList) {
  const [featured, setFeatured] = useState(list.featured);
  const onChange: FeaturedList['onChange'] = (next) => {
    setFeatured(next);
    list.onChange(next);
  };
  return { changed: featured !== list.featured, list: { ...list, featured, onChange } };
}

/** The Save button is in the page header. */
function Page(props: FeaturedPickerProps) {
  const [industry, setIndustry] = useState(props.industry);
  const appList = useList(props.apps);
  const serviceList = useList(props.services);
  const onIndustry = (next: string | null) => {
    setIndustry(next);
    props.onIndustry(next);
  };
  return (
    <Stack space="large">
      <FeaturedSave
        enabled={industry !== null}
        changed={appList.changed || serviceList.changed}
        saving={props.state === 'saving'}
        onSave={onSave}
      />
      <FeaturedPicker
        {...props}
        industry={industry}
        onIndustry={onIndustry}
        apps={appList.list}
        services={serviceList.list}
      />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/FeaturedPicker',
  tags: ['stable'],
  component: FeaturedPicker,
  subcomponents: { FeaturedSave },
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
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof FeaturedPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LimitReached: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Approved apps' }));
    await waitFor(() => expect(screen.getAllByText('Max 6 already selected')[0]).toBeVisible());
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};

export const AddOrderAndRemove: Story = {
  tags: ['test-only', 'slow'],
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

/** The search keeps the focus even if there is nothing to choose from, and is disabled once the focus leaves. */
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

export const OnPhone: Story = { ...phoneStory };

const none = { ...apps, featured: [] };
const nothing = { ...none, listings: [] };
const noLonger = { ...services, featured: ['s2', 'gone', 's1'], leftOut: ['Kōwhai Bookkeeping'] };

/** No industry, nothing featured, listings no longer live, saving, loading, failed and offline. */
export const States: Story = {
  ...variants(Page, [
    { industry: null },
    { apps: none, services: nothing },
    { apps: { ...apps, leftOut: ['Kea Invoicing', 'Tūī Timesheets'] }, services: noLonger },
    { state: 'saving', apps: none },
    { state: 'loading', apps: nothing, services: nothing },
    { state: 'failed' },
    { state: 'offline', onRetry: undefined },
  ]),
  parameters: {
    shows: [
      'No featured apps yet.',
      'Loading',
      { text: 'This industry’s listings could not be loaded', in: 'alert' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const [disabled] = canvas.getAllByRole('button', { name: 'Save changes' });
    await expect(disabled).toBeDisabled();
    for (const text of [
      'Choose an industry first',
      'No approved services in this industry yet.',
      /^Kea Invoicing and Tūī Timesheets are no longer live in this industry/,
      /^Kōwhai Bookkeeping is no longer live/,
      'No longer approved in this industry',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText(/The public page hasn’t/)).toHaveLength(2);
    const saving = canvas.getByRole('button', { name: 'Saving' });
    await expect(saving).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
