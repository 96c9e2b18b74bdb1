import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileField } from './index.ts';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#0f5c86"/><path d="m28 12 18 30H10Z" fill="#cfe6f3"/></svg>',
)}`;
const chosen = {
  name: 'harbourmaster-mark-final.png',
  url: drawing,
  size: 38_912,
  width: 512,
  height: 512,
};

const meta = {
  title: 'Components/FileField',
  tags: ['stable'],
  component: FileField,
  args: {
    name: 'logo',
    label: 'Logo',
    accept: 'image/jpeg,image/png,image/webp',
    hint: 'JPEG, PNG or WEBP, up to 5 MB',
    file: null,
    onPick: fn(),
    onRemove: fn(),
  },
  render: function Held(args) {
    const [file, setFile] = useState(args.file);
    return (
      <FileField
        {...args}
        file={file}
        onPick={(picked) => {
          setFile({ name: picked.name, url: drawing, size: picked.size });
          args.onPick(picked);
        }}
      />
    );
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File(['picture'], 'mark.png', { type: 'image/png' });

export const FileSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Logo');
    await expect(input).toHaveAccessibleDescription('JPEG, PNG or WEBP, up to 5 MB');
    await userEvent.upload(input, picture());
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'mark.png' }));
    await expect(await canvas.findByText('mark.png')).toBeVisible();
  },
};

export const FileDropped: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(picture());
    const input = canvas.getByLabelText('Logo');
    await fireEvent(
      input,
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'mark.png' }));
    await expect(await canvas.findByText('mark.png')).toBeVisible();
  },
};

export const WithPreview: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { file: chosen },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('512 × 512 · 38 KB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${chosen.name}` }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

// Rows: 8.12
export const PreviewFailed: Story = {
  args: { file: { ...chosen, url: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not get image')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Remove ${chosen.name}` })).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { file: chosen, progress: 0.4 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: `Uploading ${chosen.name}` });
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
    await expect(canvas.getByRole('button', { name: 'Stop the upload' })).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { error: 'The file is larger than 5 MB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Logo')).toBeInvalid();
  },
};

export const LongName: Story = {
  args: { file: { ...chosen, name: `${'harbourmaster-mark-final-'.repeat(8)}.png` } },
};

export const Disabled: Story = { args: { file: chosen, disabled: true } };
