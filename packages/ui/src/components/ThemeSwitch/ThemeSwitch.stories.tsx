import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Components/ThemeSwitch',
  tags: ['stable'],
  component: ThemeSwitch,
  // The theme of Storybook's toolbar returns.
  beforeEach: () => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    return () => {
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
      // biome-ignore lint/suspicious/noDocumentCookie: removes what the story has stored.
      document.cookie = 'theme=; path=/; max-age=0';
    };
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  tags: ['axe'],
  render: (args) => (
    <Inline>
      <ThemeSwitch {...args} />
      <ThemeSwitch {...args} tone="secondary" />
    </Inline>
  ),
};

/** The choice is remembered, and shown by every switch of the page. */
export const Chosen: Story = {
  ...Buttons,
  tags: ['slow'],
  play: async ({ canvas, userEvent, step }) => {
    const [first] = canvas.getAllByRole('button');
    await step('the keyboard chooses the dark theme', async () => {
      first?.focus();
      await userEvent.keyboard('{Enter}');
      const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(dark));
      dark.focus();
      await userEvent.keyboard('{Enter}');
    });
    const { dataset } = document.documentElement;
    await expect(dataset.theme).toBe('dark');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Theme: Dark' })).toHaveLength(2),
    );
    await expect(document.cookie).toContain('theme=dark');
  },
};
