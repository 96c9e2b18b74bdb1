import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { FilesField, type FilesFieldProps, type ListedFile } from './FileField.tsx';

const done: ListedFile = { key: 'lease', name: 'lease.pdf', size: 38_912 };
const uploading: ListedFile = { key: 'survey', name: 'survey.pdf', size: 812_000, progress: 0.4 };
const failed: ListedFile = { key: 'map', name: 'map.pdf', error: 'The connection was lost.' };
const long: ListedFile = {
  key: 'long',
  name: `${'inspection-of-the-eastern-breakwater-'.repeat(6)}.pdf`,
  size: 2_400_000,
};

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#0f5c86"/><path d="m28 12 18 30H10Z" fill="#cfe6f3"/></svg>',
)}`;
const photos: readonly ListedFile[] = [
  { key: 'hull', name: 'hull.jpg', size: 640_000, url: photo },
  { key: 'deck', name: 'deck.jpg', url: photo, progress: 0.4 },
  { key: 'plan', name: 'plan.pdf', size: 38_912, url: 'data:application/pdf;base64,AAAA' },
];

function Controlled({ files: first, onPick, onRemove, ...args }: FilesFieldProps) {
  const [files, setFiles] = useState(first);
  return (
    <FilesField
      {...args}
      files={files}
      onPick={(picked) => {
        onPick(picked);
        setFiles([...files, ...picked.map(({ name, size }) => ({ key: name, name, size }))]);
      }}
      onRemove={(key) => {
        onRemove(key);
        setFiles(files.filter((file) => file.key !== key));
      }}
    />
  );
}

const meta = {
  title: 'Components/FilesField',
  tags: ['stable'],
  component: FilesField,
  args: {
    name: 'papers',
    label: 'Papers',
    accept: 'application/pdf',
    hint: 'PDF, up to 5 MB each',
    files: [],
    maxFiles: 4,
    maxSize: 5 * 1024 * 1024,
    onPick: fn(),
    onRemove: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  parameters: { shows: ['2 of 4 files', { in: '[data-picture]' }] },
  render: (args) => (
    <Stack space="xlarge">
      <FilesField {...args} />
      <FilesField {...args} label="Uploading" files={[done, uploading]} />
      <FilesField {...args} label="Failed" files={[failed]} error="Upload the map again." />
      <FilesField {...args} label="Long name" files={[long]} />
      <FilesField {...args} label="Full" files={[done, uploading, failed, long]} />
      <FilesField {...args} label="Photos" files={photos} />
      <FilesField {...args} label="Any number" maxFiles={undefined} />
      <FilesField {...args} label="Disabled" files={[done]} disabled />
    </Stack>
  ),
};

const paper = (name: string, type = 'application/pdf') => new File(['paper'], name, { type });

/** Files that keep the limits are added, and the field tells why others are not. */
export const Limits: Story = {
  args: { files: [done, failed] },
  parameters: {
    shows: 'notes.txt is not of an allowed type. At most 4 files, so not added: d.pdf.',
  },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    for (const file of [
      paper('b.pdf'),
      paper('notes.txt', 'text/plain'),
      paper('c.pdf'),
      paper('d.pdf'),
    ])
      dataTransfer.items.add(file);
    const input = canvas.getByLabelText('Papers: Choose files');
    await fireEvent(
      input,
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
    await expect(args.onPick).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'b.pdf' }),
      expect.objectContaining({ name: 'c.pdf' }),
    ]);
    await expect(await canvas.findByText('4 of 4 files')).toBeVisible();
    await expect(input).toBeInvalid();
  },
};

export const KeepsTheFocus: Story = {
  tags: ['test-only'],
  args: { files: [done, failed] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Papers: Choose files');
    await userEvent.upload(input, [paper('b.pdf'), paper('c.pdf')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove b.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Remove c.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove map.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
  },
};
