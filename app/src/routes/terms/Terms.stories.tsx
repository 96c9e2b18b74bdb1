import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, goBack, PortalStory } from '../../testing/PortalStory.tsx';

// Rows: 2.25, 2.26, 2.40, 3.7, 5.7, 7.4, 7.10
const meta = {
  title: 'Screens/Admin/Metadata',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/categories', as: 'admin@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const activeElement = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const list = (name: string) => screen.findByRole('list', { name });

export const Categories: Story = {
  tags: ['slow'],
  parameters: { shows: 'Help desk, Live chat, Surveys' },
  play: async () => {
    await heading('Categories');
    await expect(
      within(await list('Categories')).getAllByText(/\d (app|service)|Not used/)[0],
    ).toBeVisible();
  },
};

export const Industries: Story = {
  args: { path: '/industries' },
  parameters: { shows: 'Agriculture' },
};

export const Locations: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: '6 locations.' },
  args: { path: '/locations?sort=used' },
  play: async () => {
    await heading('Locations');
    await list('Locations');
  },
};

/** Files of both kinds that the page shows; subcategories are below their categories. */
export const Menu: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Deleted subcategories' },
  play: async ({ userEvent }) => {
    await list('Categories');
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    (await screen.findByRole('menuitem', { name: 'Export subcategories' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Export “Subcategories”' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Import subcategories' });
    await expect(item).toHaveAttribute('href', '/subcategories/import');
  },
};

export const CategoryDetail: Story = {
  parameters: { shows: 'All categories' },
  tags: ['axe'],
  args: { path: '/categories/view/1' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Subcategory name' })).toBeVisible();
  },
};

/** A new name is listed immediately; one the server rejects is removed again, with its error at the field. */
export const AddRejected: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/locations' },
  play: async ({ userEvent }) => {
    await list('Locations');
    const field = screen.getByRole('textbox', { name: 'Location' });
    await userEvent.click(screen.getByRole('button', { name: 'Add location' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Location is required'));
    const add = async () => {
      await put(userEvent, field, 'Rēkohu');
      await userEvent.keyboard('{Enter}');
    };
    await add();
    await expect(await within(await list('Locations')).findByText('Rēkohu')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Rēkohu was added.')).toBeVisible());
    await expect(field).toHaveValue('');
    const before = within(await list('Locations')).getAllByRole('listitem').length;
    await add();
    await expect(await screen.findByText('There is already a location “Rēkohu”.')).toBeVisible();
    await expect(field).toHaveValue('Rēkohu');
    await expect(within(await list('Locations')).getAllByRole('listitem')).toHaveLength(before);
  },
};

/** Back and links ask while a name is typed; a search of the list does not. */
export const NameUnsaved: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/locations' },
  play: async ({ userEvent, step }) => {
    await list('Locations');
    const stay = async () => {
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    const leave = async () =>
      userEvent.click(await screen.findByRole('link', { name: 'Industries' }));
    await leave();
    await list('Industries');
    const field = await screen.findByRole('textbox', { name: 'Industry name' });
    await step('a new name', async () => {
      await put(userEvent, field, 'Fishing');
      await put(userEvent, screen.getByRole('searchbox'), 'a');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await goBack();
      await stay();
      await expect(field).toHaveValue('Fishing');
      await userEvent.clear(field);
    });
    await step('another name', async () => {
      const [more] = within(await list('Industries')).getAllByRole('button', { name: /^More for/ });
      if (more) await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
      const name = await within(await list('Industries')).findByRole('textbox');
      await userEvent.type(name, 's');
      await goBack();
      await stay();
      await userEvent.type(name, '{Escape}');
    });
    await goBack();
    await list('Locations');
  },
};

/** The preview is of the server, and the listings are those of the other one afterwards. */
// Rows: X45T.2
export const Merged: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/industries?sort=used' },
  parameters: { shows: 'was merged into' },
  play: async ({ userEvent }) => {
    const rows = () => within(screen.getByRole('list', { name: 'Industries' }));
    await list('Industries');
    const before = rows().getAllByRole('listitem').length;
    const [more] = rows().getAllByRole('button', { name: /^More for/ });
    if (!more) throw new Error('no row');
    more.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Merge into…' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /^Merge / }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Merge into' }), 'a{Enter}');
    await dialog.findByText(/listings? moves? to /);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.getByText(/ was merged into /)).toBeVisible());
    await waitFor(() => expect(rows().getAllByRole('listitem')).toHaveLength(before - 1));
  },
};

// Rows: X45T.3
export const SubcategoryMoved: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/categories/view/1' },
  parameters: { shows: 'is now in' },
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: 'Subcategory name' });
    const held = () => screen.getByRole('list', { name: /^Subcategories of / });
    const before = within(held()).getAllByRole('listitem').length;
    const [more, next] = within(held()).getAllByRole('button', { name: /^More for/ });
    if (!more || !next) throw new Error('no two subcategories');
    const following = next.closest('li');
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Move / }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Category' }));
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    // The row leaves without a reload, so that the focus has a row to go to.
    backendOfStory().setFaults({ broken: true, only: '/categories' });
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.getByText(/ is now in /)).toBeVisible());
    await waitFor(() => expect(within(held()).queryAllByRole('listitem')).toHaveLength(before - 1));
    await waitFor(() => expect(following).toContainElement(activeElement()));
  },
};
