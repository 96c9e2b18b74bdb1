import { DataError } from '@portal/data/schemas';
import { uploadTexts } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import type { UploadResult } from '../core/index.ts';
import { exampleApp, exampleLogo } from './examples/listingExamples.ts';
import { createResponse, vendorArgs } from './examples/listingStory.tsx';
import { ListingForm, type ListingFormProps } from './index.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];

const fileOf = (bytes: readonly number[], name: string, more = 0) =>
  new File([new Uint8Array(bytes), new Uint8Array(more)], name, { type: 'image/png' });

const meta = {
  title: 'Forms/Listing/Logo',
  component: ListingForm,
  ...onPage,
  args: {
    ...vendorArgs(),
    record: { ...exampleApp, logo: null },
    onSubmit: fn<ListingFormProps['onSubmit']>(async () => ({ ok: false, message: 'Try again' })),
    upload: fn<ListingFormProps['upload']>(async () => ({ ok: true, file: exampleLogo })),
  },
} satisfies Meta<typeof ListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 5.10, 8.12
export const UnsupportedFormat: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Logo:/);
    await userEvent.upload(field, fileOf(png, 'huge.png', 5 * 1024 * 1024));
    await expect(await canvas.findByText('Maximum 5 MB')).toBeVisible();
    await userEvent.upload(field, fileOf([0x25, 0x50, 0x44, 0x46], 'looks-like.png'));
    await expect(await canvas.findByText('Unsupported Format: Must be JPEG or PNG')).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

// Rows: 7.7
export const Uploading: Story = {
  args: {
    upload: fn<ListingFormProps['upload']>((_file, onProgress) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Logo:/), fileOf(png, 'mark.png'));
    const bar = await canvas.findByRole('progressbar', { name: 'Uploading mark.png' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// Rows: 8.12
export const UploadFailed: Story = {
  tags: ['own-colors'],
  parameters: {
    shows: 'Could not post image, response not received or response status not 200',
  },
  args: {
    upload: fn<ListingFormProps['upload']>(async () => ({
      ok: false,
      message: 'Could not post image, response not received or response status not 200',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Logo:/), fileOf(png, 'mark.png'));
  },
};

/** The signal aborts an upload that is replaced. */
export const UploadReplaced: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    const second = createResponse<UploadResult<typeof exampleLogo>>();
    mocked(args.upload)
      .mockImplementationOnce(() => new Promise(() => undefined))
      .mockImplementationOnce(
        (_file, _onProgress, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      )
      .mockReturnValueOnce(second.promise);
    const field = canvas.getByLabelText(/^Logo:/);
    await step('an upload can be stopped', async () => {
      await userEvent.upload(field, fileOf(png, 'mark.png'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Stop the upload' }));
      await expect(mocked(args.upload).mock.calls[0]?.[2].aborted).toBe(true);
      await expect(canvas.getByText('No image yet')).toBeVisible();
    });
    await step('saving waits for the last chosen picture', async () => {
      await userEvent.upload(field, fileOf(png, 'first.png'));
      await canvas.findByRole('progressbar', { name: 'Uploading first.png' });
      await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
      await expect(canvas.getByRole('button', { name: 'Submitting' })).toBeVisible();
      await userEvent.upload(field, fileOf(png, 'second.png'));
      await canvas.findByRole('progressbar', { name: 'Uploading second.png' });
      await expect(args.onSubmit).not.toHaveBeenCalled();
      second.resolve({ ok: true, file: { ...exampleLogo, id: 4 } });
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({ logo: 4 }),
          expect.anything(),
        ),
      );
    });
  },
};

// Rows: 7.8
export const UploadRetriedOnSave: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    mocked(args.upload)
      .mockRejectedValueOnce(new DataError('server', { status: 503 }))
      .mockRejectedValueOnce(new DataError('offline'))
      .mockRejectedValueOnce(new DataError('timeout'));
    const field = canvas.getByLabelText(/^Logo:/);
    const save = canvas.getByRole('button', { name: 'Save draft' });
    const sent = (logo: number | null) =>
      waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith(
          expect.objectContaining({ logo }),
          expect.anything(),
        ),
      );
    await step('a picture that failed to upload can be removed', async () => {
      await userEvent.upload(field, fileOf(png, 'mark.png'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove mark.png' }));
      await expect(canvas.getByText('No image yet')).toBeVisible();
      await userEvent.click(save);
      await sent(null);
    });
    await step('saving retries the upload, and sends nothing when it fails', async () => {
      await userEvent.upload(field, fileOf(png, 'mark.png'));
      await canvas.findAllByText(/^The server could not be reached/);
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
      await userEvent.click(save);
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: 'Check 1 field' })).toHaveFocus(),
      );
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await userEvent.click(save);
      await sent(exampleLogo.id);
      await expect(args.upload).toHaveBeenCalledTimes(4);
    });
    await step('an uploaded picture is not uploaded again', async () => {
      await userEvent.click(save);
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3));
      await sent(exampleLogo.id);
      await expect(args.upload).toHaveBeenCalledTimes(4);
    });
    await step('the stored picture can be removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${exampleLogo.name}` }));
      await userEvent.click(save);
      await sent(null);
    });
  },
};

const rejectedAt = (path: string, message: string) => ({
  ok: false as const,
  message,
  fields: [{ path, message }],
});

// Rows: 3.8, 8.12
export const ServerErrors: Story = {
  tags: ['slow'],
  args: {
    record: { ...exampleApp, logo: { ...exampleLogo, alternativeText: 'An anchor' } },
    onSubmit: fn<ListingFormProps['onSubmit']>(async () =>
      rejectedAt('logoAlt', uploadTexts.recordFailed),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onSubmit).mockResolvedValueOnce(rejectedAt('logo', uploadTexts.notFound));
    const submit = canvas.getByRole('button', { name: 'Submit for review' });
    await userEvent.click(submit);
    await expect(await canvas.findByText('Could not find image')).toBeVisible();
    await expect(canvas.getByLabelText(/^Logo:/)).toHaveFocus();
    const words = canvas.getByRole('textbox', { name: 'Logo alt text' });
    await expect(words).toHaveValue('An anchor');
    await userEvent.type(words, ' in a ring');
    await userEvent.click(submit);
    await expect(await canvas.findByText('Error updating Strapi record')).toBeVisible();
    await expect(words).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ logoWords: { id: exampleLogo.id, text: 'An anchor in a ring' } }),
    );
  },
};
