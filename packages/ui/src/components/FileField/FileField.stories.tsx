import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { FileField, FilesField } from './FileField.tsx';

const illustration = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#0f5c86"/><path d="m28 12 18 30H10Z" fill="#cfe6f3"/></svg>',
)}`;
const chosen = {
  name: 'harbourmaster-mark-final.png',
  url: illustration,
  size: 38_912,
  width: 512,
  height: 512,
};

const meta = {
  title: 'Components/FileField',
  tags: ['stable'],
  component: FileField,
  subcomponents: { FilesField },
  args: {
    name: 'logo',
    label: 'Logo',
    accept: 'image/jpeg,image/png,image/webp',
    hint: 'JPEG, PNG or WEBP, up to 5 MB',
    file: null,
    onPick: fn(),
    onRemove: fn(),
  },
  render: function Controlled(args) {
    const [file, setFile] = useState(args.file);
    return (
      <FileField
        {...args}
        file={file}
        onPick={(picked) => {
          setFile({ name: picked.name, url: illustration, size: picked.size });
          args.onPick(picked);
        }}
      />
    );
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 8.12
export const States: Story = {
  parameters: {
    shows: [
      { text: 'Uploading harbourmaster-mark-final.png', in: '[aria-valuetext="40 %"]' },
      'The file is larger than 5 MB',
    ],
  },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <FileField {...args} />
      <FileField {...args} label="With preview" file={chosen} />
      <FileField
        {...args}
        label="Preview failed"
        file={{ ...chosen, name: 'broken.png', url: 'data:image/png;base64,AAAA' }}
      />
      <FileField {...args} label="Uploading" file={chosen} progress={0.4} />
      <FileField {...args} label="Invalid" error="The file is larger than 5 MB" />
      <FileField
        {...args}
        label="Long name"
        file={{ ...chosen, name: `${'harbourmaster-mark-final-'.repeat(8)}.png` }}
      />
      <FileField {...args} label="Disabled" file={chosen} disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Logo')).toHaveAccessibleDescription(
      'JPEG, PNG or WEBP, up to 5 MB',
    );
    await expect(canvas.getAllByText('512 × 512 · 38 KB')[0]).toBeVisible();
    await expect(await canvas.findByText('Could not get image')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove broken.png' })).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: `Uploading ${chosen.name}` });
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
    await expect(canvas.getByRole('button', { name: 'Stop the upload' })).toBeVisible();
    await expect(canvas.getByLabelText('Invalid')).toBeInvalid();
  },
};

/** A field for documents has no pictures. */
export const Documents: Story = {
  args: { label: 'Contract', accept: 'application/pdf', hint: 'PDF' },
  render: (args) => (
    <Stack>
      <FileField {...args} />
      <FileField {...args} label="Chosen" file={{ name: 'lease.pdf', url: null, size: 38_912 }} />
    </Stack>
  ),
  parameters: { shows: 'No file yet' },
};

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

export const FileSelected: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Logo');
    const picked = async (name: string) => {
      await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ name }));
      await expect(await canvas.findByText(name)).toBeVisible();
    };
    await step('a file is chosen in the dialog', async () => {
      await userEvent.upload(input, picture('mark.png'));
      await picked('mark.png');
    });
    await step('a dropped file replaces it', async () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(picture('dropped.png'));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      await fireEvent(input, drop);
      await picked('dropped.png');
    });
    await step('the file is removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove dropped.png' }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
    });
  },
};
