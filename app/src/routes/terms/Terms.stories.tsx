import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { goBack, PortalStory } from '../../testing/PortalStory.tsx';

// Rows: 2.25, 2.26, 2.40, 3.7, 5.7, 7.4, 7.10
const meta = {
  title: 'Screens/Admin/Metadata',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/categories', as: 'admin@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const list = (name: string) => screen.findByRole('list', { name });

export const Categories: Story = {
  parameters: { shows: 'Help desk, Live chat, Surveys' },
  play: async () => {
    await heading('Categories');
    await expect(
      within(await list('Categories')).getAllByText(/\d (app|service)|Not used/)[0],
    ).toBeVisible();
  },
};

export const Industries: Story = {
  parameters: { shows: 'Agriculture' },
  args: { path: '/industries' },
  play: async () => {
    await heading('Industries');
    await list('Industries');
  },
};

export const Locations: Story = {
  parameters: { shows: '6 locations.' },
  args: { path: '/locations?sort=used' },
  play: async () => {
    await heading('Locations');
    await list('Locations');
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

export const DeleteInUse: Story = {
  args: { path: '/industries?sort=used' },
  play: async ({ userEvent }) => {
    const [used] = within(await list('Industries')).getAllByRole('button', { name: /^More for/ });
    if (!used) throw new Error('no row');
    await userEvent.click(used);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.getByText(/Move (it|them) to another industry first/)).toBeVisible(),
    );
  },
};
