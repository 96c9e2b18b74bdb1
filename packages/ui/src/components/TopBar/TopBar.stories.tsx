import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, LogOut, Moon, SunMoon, User } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { variants } from '../../patterns/variants.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Brand, Mark } from '../Brand/Brand.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuItem } from '../Menu/Menu.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import {
  AccountMenu,
  type AccountMenuProps,
  TopBar,
  TopBarHome,
  type TopBarProps,
  TopBarSlot,
} from './TopBar.tsx';

const onSignOut = fn();
const items: readonly MenuItem[] = [
  {
    kind: 'link',
    label: 'Account',
    description: 'Your details and password',
    icon: User,
    href: '#account',
  },
  { label: 'Theme', detail: 'System', icon: SunMoon, onSelect: fn() },
  { kind: 'separator' },
  { label: 'Sign Out', icon: LogOut, onSelect: onSignOut },
];

const account = (props?: Partial<AccountMenuProps>) => (
  <AccountMenu
    text="Hi, Mere"
    name="Mere Tautahi"
    detail="mere.tautahi@taipo-bay-marine.example"
    badge={<Badge>FREE</Badge>}
    items={items}
    {...props}
  />
);

const meta = {
  title: 'Components/TopBar',
  tags: ['stable'],
  component: TopBar,
  subcomponents: { AccountMenu, TopBarHome, TopBarSlot },
  parameters: { layout: 'fullscreen' },
  args: {
    brandOn: 'phone',
    brand: (
      <TopBarHome>
        <Mark />
      </TopBarHome>
    ),
    children: <Breadcrumbs crumbs={[{ label: 'Loans', href: '#loans' }, { label: 'Drafts' }]} />,
    wideActions: <IconButton icon={Moon} label="Switch to the dark theme" />,
    actions: account(),
    onMenu: fn(),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shows: 'FREE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drafts').closest('[aria-current=page]')).toBeVisible();
  },
};

/** An app without accounts: its brand, a search and one action. */
export const WithoutAccount: Story = {
  tags: ['right-to-left'],
  render: () => (
    <TopBar
      brand={
        <TopBarHome>
          <Brand label="Harbour loans" mark={<Anchor size={28} aria-hidden />} />
        </TopBarHome>
      }
      actions={
        <ButtonLink href="#new" tone="primary">
          New loan
        </ButtonLink>
      }
    >
      <SearchField label="Search loans" value="" onValueChange={fn()} />
    </TopBar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Harbour loans Home' })).toBeVisible();
  },
};

// Rows: 2.29
export const MenuOpen: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const person = canvas.getByRole('button', { name: /Hi, Mere FREE/ });
    await userEvent.click(person);
    const entry = await screen.findByRole('menuitem', { name: /^Account/ });
    await expect(entry).toHaveTextContent('Your details and password');
    await expect(entry).toHaveAttribute('href', '#account');
    await userEvent.click(screen.getByRole('menuitem', { name: /Sign Out/ }));
    await expect(onSignOut).toHaveBeenCalledOnce();
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

/** All badges, and long names. */
export const Badges: Story = {
  ...variants(InSection, [
    { actions: account({ badge: <Badge tone="info">NEW HERE</Badge> }) },
    { actions: account({ badge: undefined }) },
    { actions: account({ badge: <Badge tone="strong">MANAGER</Badge> }) },
    {
      children: (
        <Breadcrumbs
          crumbs={[
            { label: 'Loans', href: '#loans' },
            { label: 'Drafts', href: '#drafts' },
            { label: `Southerly Rostering ${'and Leave Management '.repeat(9)}` },
          ]}
        />
      ),
      actions: account({
        text: 'Hi, Josephine-Alexandrina',
        name: 'Josephine-Alexandrina Blackwood-Tuiasosopo',
      }),
    },
  ]),
  parameters: { shows: ['NEW HERE', 'MANAGER', 'FREE'] },
};

/** The text is above the badge, and a long name ends in an ellipsis. */
// Rows: 2.29
export const NarrowScreen: Story = {
  ...phoneStory,
  tags: ['own-elements'],
  parameters: { shows: 'Hi, Tom' },
  args: {
    actions: account({
      text: 'Hi, Tom',
      name: 'Tom Rewi',
      badge: <Badge tone="strong">MANAGER</Badge>,
    }),
  },
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
