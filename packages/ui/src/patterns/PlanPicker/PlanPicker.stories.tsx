import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { asWideAs } from '../variants.tsx';
import {
  PlanPicker,
  type PlanPickerProps,
  PlanPrice,
  PlanToggle,
  TrialOffer,
} from './PlanPicker.tsx';
import { samplePlans } from './samplePlans.ts';

function Picking(props: PlanPickerProps) {
  const [value, setValue] = useState(props.value);
  const onValue: PlanPickerProps['onValue'] = (next) => {
    setValue(next);
    props.onValue(next);
  };
  return <PlanPicker {...props} value={value} onValue={onValue} />;
}

const meta = {
  title: 'Patterns/PlanPicker',
  tags: ['stable'],
  component: PlanPicker,
  subcomponents: { PlanPrice, PlanToggle, TrialOffer },
  args: {
    plans: samplePlans,
    currency: 'USD',
    value: 'annually',
    help: 'You are on the Free plan.',
    note: (
      <>
        Visa ending 4242 will be charged today.{' '}
        <Link href="#cards" underline="always">
          Change card
        </Link>
      </>
    ),
    children: <TrialOffer until="February 18th 2027" href="#trial" />,
    onValue: fn(),
    onChoose: fn(),
  },
  render: (args) => <Picking {...args} />,
  decorators: [asWideAs(720)],
} satisfies Meta<typeof PlanPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Annual: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    const premium = canvas.getByRole('region', { name: 'Premium' });
    await expect(premium).toHaveTextContent('$384 a year was $480');
    await expect(premium).toHaveTextContent('Service listings: Unlimited*');
    await expect(canvas.getByText('*Subject to fair use.')).toBeVisible();
    await userEvent.click(
      within(premium).getByRole('button', { name: 'Subscribe for $384 a year' }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith('annually');
  },
};

export const Quarterly: Story = {
  args: { value: 'quarterly' },
  play: async ({ args, canvas, userEvent }) => {
    const premium = canvas.getByRole('region', { name: 'Premium' });
    await expect(premium).toHaveTextContent('$120 a quarter');
    await expect(premium).toHaveTextContent('$40 a month, billed quarterly');
    await expect(canvas.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    await expect(args.onValue).toHaveBeenCalledWith('annually');
    await expect(premium).toHaveTextContent('$384 a year');
    await userEvent.keyboard('{ArrowRight}');
    await expect(premium).toHaveTextContent('$120 a quarter');
  },
};

/** Plans with limits, while subscribing. */
export const WithLimits: Story = {
  parameters: { shows: 'App listings: Unlimited*' },
  args: {
    busy: true,
    plans: {
      annually: {
        price: 123_456,
        comparePrice: 9_999_900,
        features: { appListings: -1, serviceListings: 12_000 },
      },
      quarterly: { price: 12_000, features: { appListings: 1, serviceListings: 25 } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const premium = canvas.getByRole('region', { name: 'Premium' });
    await expect(premium).toHaveTextContent('$1,234.56 a year');
    await expect(premium).toHaveTextContent('App listings: Unlimited*Service listings: 12,000');
    await expect(canvas.getByText('*Subject to fair use.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Subscribing' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
