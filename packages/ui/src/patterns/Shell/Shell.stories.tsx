import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Mark } from '../../components/Brand/Brand.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SideMenu } from '../../components/SideMenu/SideMenu.tsx';
import { editorGroups, ownerGroups } from '../../components/SideMenu/sampleGroups.ts';
import { Text } from '../../components/Text/Text.tsx';
import { AccountMenu, TopBar, TopBarHome } from '../../components/TopBar/TopBar.tsx';
import { ListingTable } from '../ListingTable/ListingTable.tsx';
import { OfflineLine } from '../PageStates/PageStates.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { vendorRows } from '../sample.ts';
import { TrialCard } from '../TrialCard/TrialCard.tsx';
import { Columns, Shell, StickyFoot } from './Shell.tsx';

const menu = {
  title: 'Customer portal',
  mark: <Mark />,
  back: { href: '#directory', label: 'Back to the directory' },
  groups: ownerGroups,
  foot: <TrialCard href="#trial" />,
};
const top = (
  <TopBar
    brandOn="phone"
    brand={
      <TopBarHome>
        <Mark />
      </TopBarHome>
    }
    wideActions={<IconButton icon={Moon} label="Switch to the dark theme" />}
    actions={
      <AccountMenu
        text="Hi, Mere"
        name="Mere Tautahi"
        detail="mere@taipobay.example"
        badge={<StatusBadge kind="free" />}
        items={[{ label: 'Sign Out', onSelect: fn() }]}
      />
    }
    onMenu={fn()}
  >
    <Breadcrumbs
      crumbs={[{ label: 'App Listings', href: '#apps' }, { label: 'Pending listings' }]}
    />
  </TopBar>
);

const page = (
  <Stack space="large">
    <PageHeader
      title="Pending listings"
      help="Apps that aren’t live yet: drafts, in review or declined."
      link={{ href: '#apps', label: 'My listings' }}
      actions={
        <ButtonLink href="#new" tone="primary" icon={Plus}>
          Create new
        </ButtonLink>
      }
    />
    <ListingTable
      caption="Pending app listings"
      type="apps"
      scope="pending"
      variant="vendor"
      state="ready"
      rows={vendorRows}
      toolbar={{ search: { value: '', onValueChange: fn() } }}
    />
  </Stack>
);

const meta = {
  title: 'Patterns/Shell',
  tags: ['stable'],
  component: Shell,
  subcomponents: { Columns, StickyFoot },
  parameters: { layout: 'fullscreen' },
  args: { side: <SideMenu {...menu} />, top, children: page },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    const main = canvas.getByRole('main');
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
    await userEvent.keyboard('{Enter}');
    await expect(main).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

// Rows: 2.32
export const NavigationProgress: Story = {
  args: { progress: 0.6, notice: <OfflineLine draftStatus="kept" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the page' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
  },
};

const bar = (
  <Inline justify="between">
    <Text size="small" tone="muted">
      Draft saved 12 seconds ago
    </Text>
    <Inline>
      <Button>Save draft</Button>
      <Button tone="primary">Submit for review</Button>
    </Inline>
  </Inline>
);

export const FooterInContent: Story = {
  args: {
    children: (
      <Stack>
        <PageHeader
          title="Harbourmaster CRM"
          help="An admin reviews your listing before it goes live."
        />
        {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
          <Card key={number} title={`Section ${number}`} help="The basics visitors see first." />
        ))}
        <StickyFoot>{bar}</StickyFoot>
      </Stack>
    ),
  },
};

function PhoneMenu({ groups = menu.groups }: Partial<Pick<typeof menu, 'groups'>>) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer open={open} onOpenChange={setOpen} title="Menu" titleHidden>
      <SideMenu
        {...menu}
        groups={groups}
        title="Directory of Aotearoa partner companies"
        place="drawer"
        onNavigate={() => setOpen(false)}
      />
    </Drawer>
  );
}

export const DrawerOpen: Story = { tags: ['axe'], args: { drawer: <PhoneMenu /> } };

/** The line of the close button stays, so that no count is below it. */
export const DrawerScrolled: Story = {
  ...phoneStory,
  tags: ['test-only'],
  args: { drawer: <PhoneMenu groups={editorGroups} /> },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const close = within(drawer).getByRole('button', { name: 'Close' });
    const brand = within(drawer).getByRole('link', { name: /^Directory/ });
    const box = brand.closest('[data-place]')?.parentElement;
    if (box) box.scrollTop = 60;
    await expect(box?.scrollTop).toBe(60);
    const behind = close.getBoundingClientRect();
    const line = brand.getBoundingClientRect();
    await expect([line.top <= behind.top, line.bottom >= behind.bottom]).toEqual([true, true]);
    await expect(line.right).toBeGreaterThanOrEqual(behind.right);
  },
};
