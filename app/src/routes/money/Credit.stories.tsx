import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { cards, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Credit',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { as: 'vendor@portal.test', path: '/account/subscription' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const paidOn = Date.parse('2026-11-20T00:00:00Z') / 1000;

/** Credit outlives the plan it came from, and so do the invoices. */
// Rows: 2.43
export const OnTheFreePlan: Story = {
  args: {
    prepare: withCards('vendor@portal.test', cards, true, {
      credit: 26_400,
      invoices: [
        { id: 'in_2', date: paidOn, amount: -26_400, fromCredit: 0, status: 'paid' },
        { id: 'in_1', date: paidOn, amount: 38_400, fromCredit: 0, status: 'paid' },
      ],
    }),
  },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText('You are on the Free plan. You have $264.00 of credit.'),
    ).toBeVisible();
    await expect(
      screen.getByText(
        /^\$120\.00 is charged to Visa ending 4242 today, \$264\.00 is paid from your credit\./,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Quarterly' }));
    await expect(
      screen.getByText(/^Nothing is charged today, your credit pays all of it\./),
    ).toBeVisible();
    await expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
  },
};
