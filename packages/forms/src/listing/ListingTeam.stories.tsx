import { photoItem } from '@portal/domain';
import { makeMedia } from '@portal/testing';
import { ReadOnly } from '@portal/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import { exampleService } from './examples/listingExamples.ts';
import { vendorArgs } from './examples/listingStory.tsx';
import { ListingForm } from './index.ts';

const person = (id: number, name: string, position: string) => ({
  id,
  name,
  position,
  description: null,
  photo: null,
});

// Rows: 3.5, 3.6
const meta = {
  title: 'Forms/Listing/Team members',
  component: ListingForm,
  ...onPage,
  args: {
    ...vendorArgs(),
    type: 'service',
    record: {
      ...exampleService,
      draft: true,
      teamMembers: [
        person(1, 'Aroha Ngata', 'Lead adviser'),
        person(2, 'Sam Fraser', 'Set-up and training'),
      ],
    },
    upload: fn(async () => ({ ok: true as const, file: makeMedia({ id: 44, name: 'maia.jpg' }) })),
  },
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A remark on a photo: in the list, and at the photo once its person is open. */
// Rows: X23Q.4
export const PhotoRemark: Story = {
  tags: ['own-colors'],
  parameters: { shows: 'Photo of Aroha Ngata: change required' },
  args: {
    record: {
      ...exampleService,
      status: 'PENDING',
      teamMembers: [
        { ...person(1, 'Aroha Ngata', 'Lead adviser'), photo: makeMedia({ id: 9 }) },
        person(2, 'Sam Fraser', 'Set-up and training'),
      ],
      request: {
        at: '2026-11-18T02:00:00.000Z',
        open: true,
        message: null,
        remarks: [
          {
            id: 1,
            field: 'team_members',
            item: photoItem('Aroha Ngata'),
            required: true,
            text: 'It shows two people.',
            done: false,
            reply: null,
          },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('It shows two people.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Aroha Ngata' }));
    const photo = canvas.getByLabelText(/^Photo: /);
    const remark = canvas.getByText('It shows two people.');
    const order = photo.compareDocumentPosition(remark);
    await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** Staff view the portal as its vendor: they can read the form, and every control is off and tells why. */
export const ViewOnly: Story = {
  tags: ['test-only'],
  args: { ...PhotoRemark.args },
  decorators: [
    (Story) => (
      <ReadOnly reason="You can only look." onPress={fn()}>
        <Story />
      </ReadOnly>
    ),
  ],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    const on = [...form.querySelectorAll<HTMLInputElement>('input, textarea, button')].filter(
      ({ type, disabled, readOnly, ariaDisabled }) =>
        type !== 'hidden' && !disabled && !readOnly && ariaDisabled !== 'true',
    );
    // It leads to the remark.
    await expect(on).toEqual([
      canvas.getByRole('button', { name: 'People, Photo of Aroha Ngata' }),
    ]);
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('title', 'You can only look.');
  },
};

export const AddReorderSubmit: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add person' }));
    const name = canvas.getByRole('textbox', { name: "Person's name" });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Māia Tūhoe');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Position' }), 'Data migration');
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'maia.jpg', {
      type: 'image/jpeg',
    });
    await userEvent.upload(canvas.getByLabelText('Photo: Choose a file'), photo);
    await canvas.findByText('maia.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));

    const move = canvas.getByRole('button', { name: 'Move Māia Tūhoe' });
    move.focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sam Fraser' }));
    const list = canvas.getByRole('list', { name: 'People' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([expect.stringContaining('Māia Tūhoe'), expect.stringContaining('Aroha Ngata')]);

    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          teamMembers: [
            { name: 'Māia Tūhoe', position: 'Data migration', description: null, photo: 44 },
            { name: 'Aroha Ngata', position: 'Lead adviser', description: null, photo: null },
          ],
        }),
        expect.anything(),
      ),
    );
  },
};

/** The list of errors names people by position, for errors of the form and of the server. */
export const Invalid: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onSubmit).mockResolvedValueOnce({
      ok: false,
      message: 'Could not create or update listing. See below for more information.',
      fields: [{ path: 'teamMembers.0.photo', message: 'Photo is not valid' }],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await canvas.findByRole('link', { name: 'Person 1: Photo is not valid' });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Sam Fraser' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: "Person's name" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const name = await canvas.findByRole('textbox', { name: "Person's name" });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Name is required/));
    await userEvent.click(canvas.getByRole('link', { name: 'Person 2: Name is required' }));
    await expect(name).toHaveFocus();
  },
};
