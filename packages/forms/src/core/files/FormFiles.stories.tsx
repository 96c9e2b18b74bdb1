import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { DirtyReport, Form, SubmitButton } from '../Form.tsx';
import { FormErrors, FormSaved } from '../FormErrors.tsx';
import type { SubmitResult } from '../submitResult.ts';
import { useForm } from '../useForm.ts';
import { FormFileField, FormFilesField, type StoredFile } from './fileFields.tsx';
import type { Upload, UploadResult } from './useUploads.ts';

type Job = { contract: StoredFile | null; photos: StoredFile[] };

const labels = { contract: 'Contract', photos: 'Photos' };
const stored: Job = {
  contract: { id: 1, name: 'contract.pdf', size: 80_000 },
  photos: [
    { id: 2, name: 'frame.jpg', size: 640_000 },
    { id: 3, name: 'fork.jpg', size: 720_000 },
  ],
};

interface JobFormProps {
  values: Job;
  upload: Upload<StoredFile>;
  onSubmit: (values: Job) => Promise<SubmitResult>;
  onDirtyChange: (dirty: boolean) => void;
}

function JobForm({ values, upload, onSubmit, onDirtyChange }: JobFormProps) {
  const form = useForm<Job>({
    values,
    rules: () => ({
      fields: { photos: (photos) => (photos.length > 0 ? undefined : 'Add a photo of the bike') },
    }),
    onSubmit,
  });
  return (
    <Form form={form} label="Job">
      <Stack>
        <FormErrors labels={labels} />
        <FormFileField<Job>
          name="contract"
          label={labels.contract}
          hint="PDF, up to 1 MB"
          accept="application/pdf"
          maxSize={1024 ** 2}
          upload={upload}
        />
        <FormFilesField<Job>
          name="photos"
          label={labels.photos}
          hint="JPEG or PNG"
          accept="image/jpeg,image/png"
          maxFiles={4}
          upload={upload}
        />
        <SubmitButton label="Save job" busyLabel="Saving" />
        <FormSaved>Job saved.</FormSaved>
      </Stack>
      <DirtyReport onDirtyChange={onDirtyChange} />
    </Form>
  );
}

const meta = {
  title: 'Forms/Files',
  component: JobForm,
  parameters: { controls: { disable: true } },
  args: {
    values: stored,
    upload: fn<JobFormProps['upload']>(),
    onSubmit: fn<JobFormProps['onSubmit']>(async () => ({ ok: true })),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof JobForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
const big = () => new File([new Uint8Array(1024 ** 2 + 1)], 'all.pdf', { type: 'application/pdf' });
const done = (id: number, name: string): UploadResult<StoredFile> => ({
  ok: true,
  file: { id, name, size: 5 },
});

/** A submit waits for the upload, and leaving the page meanwhile asks. */
export const SavedAfterUpload: Story = {
  tags: ['axe'],
  parameters: { shows: 'Job saved.' },
  play: async ({ args, canvas, userEvent, step }) => {
    let finish: (result: UploadResult<StoredFile>) => void = () => undefined;
    mocked(args.upload).mockImplementation((_file, onProgress) => {
      onProgress(0.4);
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await step('an upload is something to lose', async () => {
      await userEvent.upload(canvas.getByLabelText(/^Photos:/), photo('saddle.jpg'));
      await canvas.findByRole('progressbar', { name: 'Uploading saddle.jpg' });
      await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    });
    await step('the submit waits for it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save job' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      finish(done(4, 'saddle.jpg'));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      const [sent] = mocked(args.onSubmit).mock.lastCall ?? [];
      await expect(sent?.photos.map(({ id }) => id)).toEqual([2, 3, 4]);
    });
  },
};

/** A submit tries a failed upload again, and is not sent before it succeeds or is removed. */
export const UploadFailed: Story = {
  tags: ['slow'],
  parameters: { shows: 'Photos: saddle.jpg: The file could not be uploaded.' },
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.upload).mockResolvedValue({
      ok: false,
      message: 'The file could not be uploaded.',
    });
    await userEvent.upload(canvas.getByLabelText(/^Photos:/), photo('saddle.jpg'));
    await canvas.findByText('The file could not be uploaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save job' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/^Photos:/)).toBeInvalid();
  },
};

/** The server names the file by its place: `photos.1`. */
export const RejectedAtItsFile: Story = {
  parameters: {
    shows: ['fork.jpg: Contains a virus', { text: 'Contains a virus', in: 'li[data-invalid]' }],
  },
  args: {
    onSubmit: fn<JobFormProps['onSubmit']>(async () => ({
      ok: false,
      message: 'Not saved',
      fields: [{ path: 'photos.1', message: 'Contains a virus' }],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save job' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Contains a virus' }));
    await expect(canvas.getByLabelText(/^Photos:/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Photos:/)).toHaveAccessibleDescription(/fork\.jpg/);
  },
};

/** Files that break a limit are not uploaded; a rule of the form is checked when the last file goes. */
export const Refused: Story = {
  tags: ['slow'],
  parameters: { shows: 'Add a photo of the bike' },
  args: { values: { ...stored, photos: [{ id: 2, name: 'frame.jpg' }] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Contract:/), big());
    await canvas.findByText(/all\.pdf/);
    await expect(args.upload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove frame.jpg' }));
  },
};

/** The error of a refused file ends with what puts it back, and with its field. Uploads end in any order. */
export const RefusalAndOrder: Story = {
  tags: ['!autodocs', 'test-only'],
  render: ({ values, upload, onSubmit }) => {
    const form = useForm<Job>({ values, rules: () => ({ fields: {} }), onSubmit });
    const [shown, setShown] = useState(true);
    return (
      <Form form={form} label="Job">
        <Stack>
          {shown ? (
            <FormFileField<Job>
              name="contract"
              label={labels.contract}
              hint="PDF, up to 1 MB"
              accept="application/pdf"
              maxSize={1024 ** 2}
              upload={upload}
            />
          ) : null}
          <FormFilesField<Job>
            name="photos"
            label={labels.photos}
            hint="JPEG or PNG"
            accept="image/jpeg,image/png"
            upload={upload}
          />
          <SubmitButton label="Save job" />
          <Button onClick={() => form.reset(values)}>Discard</Button>
          <Button onClick={() => setShown(false)}>Without contract</Button>
        </Stack>
      </Form>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const refuse = async () => {
      await userEvent.upload(canvas.getByLabelText(/^Contract:/), big());
      await canvas.findByText(/all\.pdf/);
    };
    await step('after it was discarded', async () => {
      await refuse();
      await press('Discard');
      await expect(canvas.queryByText(/all\.pdf/)).toBeNull();
      await press('Save job');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    });
    await step('without its field', async () => {
      await refuse();
      await press('Without contract');
      await press('Save job');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    });
    await step('several files keep the order in which they were chosen', async () => {
      let finish: (result: UploadResult<StoredFile>) => void = () => undefined;
      mocked(args.upload)
        .mockReturnValueOnce(
          new Promise((resolve) => {
            finish = resolve;
          }),
        )
        .mockResolvedValueOnce(done(5, 'bell.jpg'));
      const files = [photo('saddle.jpg'), photo('bell.jpg')];
      await userEvent.upload(canvas.getByLabelText(/^Photos:/), files);
      await canvas.findByRole('button', { name: 'Remove bell.jpg' });
      finish(done(4, 'saddle.jpg'));
      await press('Save job');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3));
      const [sent] = mocked(args.onSubmit).mock.lastCall ?? [];
      await expect(sent?.photos.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    });
  },
};
