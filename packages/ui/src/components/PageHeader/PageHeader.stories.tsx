import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Mail, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { pageItems } from '../CommandPalette/pageItems.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { PageHeader, usePageFocus } from './PageHeader.tsx';

const meta = {
  title: 'Components/PageHeader',
  tags: ['stable'],
  component: PageHeader,
  args: { title: 'Pending products' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: { shows: ['Create new', 'DRAFT'] },
  tags: ['axe'],
  args: {
    help: 'Products that aren’t on sale yet: drafts, in review or declined.',
    link: { href: '#mine', label: 'My products' },
    actions: (
      <ButtonLink href="#new" tone="primary" icon={Plus}>
        Create new
      </ButtonLink>
    ),
  },
  render: (args) => (
    <Stack space="huge">
      <article>
        <PageHeader {...args} />
      </article>
      <article>
        <PageHeader
          title="Harbourmaster CRM"
          badge={<Badge tone="outline">DRAFT</Badge>}
          picture={<Logo name="Harbourmaster CRM" size="large" />}
          help="A colleague checks a product before it goes on sale."
          actions={<IconButton icon={Ellipsis} label="More actions" tone="secondary" />}
        />
      </article>
    </Stack>
  ),
};

const iconButtons = [
  <IconButton key="mail" icon={Mail} label="Messages" tone="secondary" />,
  <IconButton key="edit" icon={Pencil} label="Edit" tone="secondary" />,
  <IconButton key="more" icon={Ellipsis} label="More actions" tone="secondary" />,
];

/** Titles wrap between words, and actions below them; only a word longer than the line breaks. */
export const LongTitle: Story = {
  ...phoneStory,
  render: () => (
    <Stack space="huge">
      <article>
        <PageHeader
          title="Harbourmaster Customer Relationship Management"
          picture={<Logo name="Harbourmaster CRM" size="large" />}
          badge={<Badge tone="outline">DRAFT</Badge>}
          link={{ href: '#figures', label: 'Figures' }}
          actions={iconButtons}
        />
      </article>
      <article>
        <PageHeader title="Loans of this month" actions={iconButtons[2]} />
      </article>
      <article>
        <PageHeader
          title="Loans"
          actions={
            <Inline>
              <Button>Import</Button>
              <Button>Export as a table</Button>
              <Button tone="primary">Add a loan</Button>
            </Inline>
          }
        />
      </article>
      <article>
        <PageHeader
          title={`Donau${'dampfschifffahrts'.repeat(3)}gesellschaft`}
          actions={iconButtons}
        />
      </article>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const lines = (title: string) => canvas.getByText(title).getClientRects().length;
    await expect(lines('Harbourmaster Customer Relationship Management')).toBeLessThanOrEqual(3);
    await expect(lines('Loans')).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const menu = [{ label: 'Deleted products', onSelect: () => undefined }];

/** The menu stays beside the last button, however the buttons before it wrap. */
export const MenuOnAPhone: Story = {
  ...phoneStory,
  render: () => (
    <Stack space="huge">
      <article>
        <PageHeader
          title="Products"
          actions={
            <>
              <Button>Views</Button>
              <Button>Export</Button>
              <Button tone="primary" icon={Plus}>
                Create new
              </Button>
            </>
          }
          menu={menu}
        />
      </article>
      <article>
        <PageHeader
          title="Loans"
          actions={
            <>
              <Button>Waiting for a signature</Button>
              <Button>Export a table</Button>
            </>
          }
          menu={menu}
        />
      </article>
      <article>
        <PageHeader title="Readers" actions={<Button>Export</Button>} menu={menu} />
      </article>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const more of canvas.getAllByRole('button', { name: 'More actions' })) {
      const before = more.previousElementSibling?.getBoundingClientRect();
      const { top, left } = more.getBoundingClientRect();
      await expect(top).toBe(before?.top);
      await expect(left).toBe((before?.right ?? 0) + 8);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

function Pages() {
  const [path, setPath] = useState('/bikes');
  usePageFocus(path);
  return (
    <Stack>
      <PageHeader title={path === '/bikes' ? 'Bikes' : 'Repairs'} />
      <Inline>
        <Button onClick={() => setPath('/bikes')}>Bikes</Button>
        <Button onClick={() => setPath('/repairs')}>Repairs</Button>
      </Inline>
    </Stack>
  );
}

/** `usePageFocus` moves the focus to the heading of the new page, which screen readers then read; not on the first page. */
export const AfterNavigation: Story = {
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Bikes' })).not.toHaveFocus();
    canvas.getByRole('button', { name: 'Repairs' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Repairs' })).toHaveFocus());
  },
};

function ListAndBike() {
  const [path, setPath] = useState('/bikes');
  const [loaded, setLoaded] = useState(true);
  usePageFocus(path, path === '/bikes');
  const goTo = (next: string) => {
    setLoaded(false);
    setPath(next);
  };
  return (
    <main>
      <PageHeader title={path === '/bikes' ? 'Bikes' : 'Bike 2'} />
      {path === '/bikes' && loaded ? (
        <ul aria-label="Bikes">
          <li>
            <a href="/bikes/1">Bike 1</a>
          </li>
          <li>
            <a href="/bikes/2">Bike 2</a>
          </li>
        </ul>
      ) : null}
      <Inline>
        <Button onClick={() => goTo('/bikes/2')}>Open</Button>
        <Button onClick={() => goTo('/bikes')}>Back</Button>
        <Button onClick={() => setLoaded(true)}>Load</Button>
      </Inline>
    </main>
  );
}

/** On Back, the row takes the focus from the heading once it has loaded, unless the user has moved on. */
export const BackToLateRow: Story = {
  tags: ['test-only', 'slow'],
  render: () => <ListAndBike />,
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const focused = (role: 'heading' | 'link', name: string) =>
      waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());
    await press('Open');
    await focused('heading', 'Bike 2');
    await press('Back');
    await focused('heading', 'Bikes');
    // Without the focus, as an answer of a server.
    fireEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await focused('link', 'Bike 2');
    await press('Open');
    await press('Back');
    await focused('heading', 'Bikes');
    await press('Load');
    await canvas.findByRole('link', { name: 'Bike 2' });
    await expect(canvas.getByRole('button', { name: 'Load' })).toHaveFocus();
  },
};

/** The command palette has the enabled buttons once, also those of `more`, and none that opens a menu. */
export const InThePalette: Story = {
  tags: ['test-only'],
  args: {
    more: [
      { label: 'Visit website', href: '#website' },
      { label: 'Delete', tone: 'critical', onSelect: () => undefined },
    ],
    menu: [{ label: 'Print', onSelect: () => undefined }],
    actions: [
      <Button key="disabled" disabled>
        Publish
      </Button>,
      <Button key="soft" softDisabled>
        Archive
      </Button>,
      <ButtonLink key="link" href="#new">
        Create new
      </ButtonLink>,
      <IconButton key="mail" icon={Mail} label="Messages" tone="secondary" />,
      <Button key="export">Export</Button>,
    ],
  },
  play: async () => {
    const labels = (readOnly: boolean) => pageItems(readOnly).map(({ label }) => label);
    await expect(labels(false)).toEqual(['Messages', 'Export', 'Visit website', 'Delete', 'Print']);
    await expect(labels(true)).toEqual(['Messages', 'Export', 'Visit website', 'Print']);
  },
};
