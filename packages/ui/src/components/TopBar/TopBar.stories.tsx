import type { Meta, StoryObj } from '@storybook/react-vite';
import { User } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { variants } from '../../patterns/variants.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';

const manager = <Badge tone="strong">MANAGER</Badge>;

const meta = {
  title: 'Components/TopBar',
  tags: ['stable'],
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    trail: <Breadcrumbs crumbs={[{ label: 'Loans', href: '#loans' }, { label: 'Drafts' }]} />,
    name: 'Mere',
    fullName: 'Mere Tautahi',
    email: 'mere.tautahi@taipo-bay-marine.example',
    badge: <Badge>FREE</Badge>,
    items: [
      {
        kind: 'link',
        label: 'Account',
        description: 'Your details and password',
        icon: User,
        href: '#account',
      },
    ],
    theme: 'system',
    shownTheme: 'light',
    onTheme: fn(),
    onSignOut: fn(),
    onMenu: fn(),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shows: 'FREE' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Drafts').closest('[aria-current=page]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to the dark theme' }));
    await expect(args.onTheme).toHaveBeenCalledWith('dark');
  },
};

// Rows: 2.29
export const MenuOpen: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    const person = canvas.getByRole('button', { name: /Hi, Mere FREE/ });
    await userEvent.click(person);
    const account = await screen.findByRole('menuitem', { name: /^Account/ });
    await expect(account).toHaveTextContent('Your details and password');
    await expect(account).toHaveAttribute('href', '#account');
    await userEvent.click(screen.getByRole('menuitem', { name: /Sign Out/ }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(person).toHaveFocus();
    await userEvent.click(person);
    await screen.findByRole('menuitem', { name: /Theme System/ });
  },
};

/** This story has several banner landmarks. */
const InSection = (props: TopBarProps) => (
  <section>
    <TopBar {...props} />
  </section>
);

/** All badges, the dark theme, and long names. */
export const Badges: Story = {
  ...variants(InSection, [
    { badge: <Badge tone="info">NEW HERE</Badge>, theme: 'dark', shownTheme: 'dark' },
    { badge: undefined },
    { badge: manager },
    {
      trail: (
        <Breadcrumbs
          crumbs={[
            { label: 'Loans', href: '#loans' },
            { label: 'Drafts', href: '#drafts' },
            { label: `Southerly Rostering ${'and Leave Management '.repeat(9)}` },
          ]}
        />
      ),
      name: 'Josephine-Alexandrina',
      fullName: 'Josephine-Alexandrina Blackwood-Tuiasosopo',
    },
  ]),
  parameters: { shows: ['NEW HERE', 'MANAGER', 'FREE'] },
};

/** The greeting is above the badge, and a long name ends in an ellipsis. */
// Rows: 2.29
export const NarrowScreen: Story = {
  ...phoneStory,
  tags: ['own-elements'],
  parameters: { shows: 'Hi, Tom' },
  args: { name: 'Tom', fullName: 'Tom Rewi', badge: manager },
  decorators: [
    (TheBar) => (
      <div style={{ inlineSize: 320 }}>
        <TheBar />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const person = canvas.getByRole('button', { name: /^Hi, Tom MANAGER/ });
    const words = canvas.getByText('Hi, Tom');
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    const line = words.getBoundingClientRect();
    const around = person.getBoundingClientRect();
    const badge = canvas.getByText('MANAGER').getBoundingClientRect();
    await expect(line.top).toBeGreaterThanOrEqual(around.top);
    await expect(badge.bottom).toBeLessThanOrEqual(around.bottom);
    await expect(badge.right).toBeLessThanOrEqual(around.right);
    await userEvent.click(person);
    await expect(await screen.findByText('Tom Rewi')).toBeVisible();
  },
};
