import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { samplePlans } from '../PlanPicker/samplePlans.ts';
import { AnalyticsNotice, Paywall } from './Paywall.tsx';

const meta = {
  title: 'Patterns/Paywall',
  tags: ['stable'],
  component: Paywall,
  subcomponents: { AnalyticsNotice },
} satisfies Meta<typeof Paywall>;

export default meta;
type Story = StoryObj<typeof meta>;

const services = {
  kind: 'services',
  plans: samplePlans,
  currency: 'USD',
  value: 'annually',
  onValue: fn(),
  trialHref: '#trial',
  subscribeHref: '#subscribe',
} satisfies ComponentProps<typeof Paywall>;

export const Services: Story = {
  parameters: { shows: 'List your services' },
  tags: ['axe'],
  args: services,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Service listings: Unlimited*')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See free trial' })).toHaveAttribute(
      'href',
      '#trial',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Quarterly' }));
    await expect(services.onValue).toHaveBeenCalledWith('quarterly');
  },
};

/** For an account that has used its free trial. */
export const ServicesAfterTrial: Story = {
  args: { ...services, trialHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See free trial' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Subscribe' })).toBeVisible();
  },
};

// Rows: 2.19
export const Trial: Story = {
  parameters: { shows: '90 day free trial' },
  args: { kind: 'trial', trialHref: '#trial', until: 'February 18th 2027' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start trial' })).toHaveAttribute(
      'href',
      '#trial',
    );
  },
};

const onChooseListing = fn();

export const SpecialOffer: Story = {
  parameters: { shows: 'Starts at $9 per offer' },
  args: { kind: 'special-offer', price: 'Starts at $9 per offer', onChooseListing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a listing' }));
    await expect(onChooseListing).toHaveBeenCalled();
  },
};

export const Analytics: Story = {
  parameters: { shows: { text: 'Upgrade to view service analytics', in: 'status' } },
  args: services,
  render: () => <AnalyticsNotice trialHref="#trial" />,
};
