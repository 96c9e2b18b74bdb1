import { topOverlay } from '@portal/ui/components/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../.storybook/widths.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { CorrectRowDialog } from './CorrectRowDialog.tsx';

const meta = {
  title: 'Forms/List/Correct row',
  component: CorrectRowDialog,
  args: {
    open: true,
    onClose: fn(),
    row: 4,
    fields: [
      { name: 'name', label: 'Name', text: 'Moa' },
      {
        name: 'description',
        label: 'Long description',
        text: 'Bookings, rosters and wages for seasonal teams, with a view of each paddock and shed.',
        lines: true,
      },
      { name: 'link', label: 'Website', text: 'moa example' },
      {
        name: 'subcategories',
        label: 'Subcategories',
        text: 'Nowhere; Payroll',
        help: 'Separate several with semicolons.',
      },
    ],
    errors: [
      { name: 'link', message: 'Enter a link such as https://example.com' },
      { name: 'subcategories', message: 'No such term: Nowhere' },
    ],
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
} satisfies Meta<typeof CorrectRowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Errors: Story = {
  tags: ['axe'],
  parameters: { shows: { text: 'No such term: Nowhere', in: 'dialog' } },
};

/** Only what was changed is sent, and what was sent before. A text that stays wrong can be sent again, since a missing term may exist by now. */
export const Sent: Story = {
  tags: ['test-only'],
  args: {
    fields: [
      { name: 'name', label: 'Name', text: 'Moa '.repeat(20) },
      { name: 'link', label: 'Website', text: 'moa example' },
    ],
    errors: [{ name: 'link', message: 'Enter a link such as https://example.com' }],
  },
  play: async ({ args, userEvent }) => {
    const link = await screen.findByRole('textbox', { name: 'Website' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAccessibleDescription(/Enter a link/);
    await userEvent.clear(link);
    await userEvent.type(link, 'moa.example{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ link: 'moa.example' });
    await userEvent.clear(link);
    await userEvent.type(link, 'moa example{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ link: 'moa example' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'hunt{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      name: `${'Moa '.repeat(20)}hunt`,
      link: 'moa example',
    });
  },
};

/** Cells beyond the columns belong to none, and go with the correction. */
export const TooManyCells: Story = {
  ...phoneStory,
  args: {
    errors: [
      {
        name: null,
        message:
          'This row has more cells (6) than the file has columns (4). Extra cells are dropped when you correct the row.',
      },
    ],
  },
};

/** What was sent is stored, so that closing asks about what was typed since alone. */
export const StillWrong: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        stored: true,
        message: 'Row 4 still has errors',
        fields: [{ path: 'name', message: 'Row 3 is about the same listing' }],
      }),
    ),
  },
  parameters: { shows: { text: 'Row 3 is about the same listing', in: 'dialog' } },
  play: async ({ userEvent }) => {
    const website = await screen.findByRole('textbox', { name: 'Website' });
    await userEvent.type(website, '.nz');
    await expect(topOverlay()?.asks()).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText('Row 3 is about the same listing');
    await waitFor(() => expect(topOverlay()?.asks()).toBe(false));
    await userEvent.type(website, '/');
    await waitFor(() => expect(topOverlay()?.asks()).toBe(true));
    await userEvent.type(website, '{Backspace}');
    await waitFor(() => expect(topOverlay()?.asks()).toBe(false));
  },
};
