import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/SearchField',
  tags: ['stable'],
  component: SearchField,
  args: { label: 'Search listings', value: '', onChange: fn() },
  render: function Held({ value, onChange, ...args }) {
    const [typed, setTyped] = useState(value);
    return (
      <SearchField
        {...args}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Search name, vendor or email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search listings' })).toHaveValue('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ClearButton: Story = {
  tags: ['test-only'],
  args: { value: 'harbour' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const EscapeClears: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'tōtara');
    await expect(field).toHaveValue('tōtara');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const Filled: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { value: 'marina bookings and invoices for the whole harbour' },
};

/** A server looks for so many letters and no more. */
export const MaxLength: Story = {
  args: { maxLength: 8 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'harbourmaster');
    await expect(canvas.getByRole('searchbox')).toHaveValue('harbourm');
    await expect(args.onChange).toHaveBeenLastCalledWith('harbourm');
  },
};

/** Draws for as long as a list of many rows on a slow device. */
function Row({ of }: { of: string }) {
  const end = performance.now() + 4;
  while (performance.now() < end);
  return <li>{of}</li>;
}

/** A holder that takes its time, as an address does that waits for a list: each letter interrupts what it draws. */
function Late({ onChange, ...args }: Parameters<typeof SearchField>[0]) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        {...args}
        rest={20}
        value={value}
        onChange={(next) => {
          onChange(next);
          startTransition(() => setValue(next));
        }}
      />
      <ul hidden>
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one row from the next.
          <Row key={index} of={value} />
        ))}
      </ul>
    </>
  );
}

export const FastTyping: Story = {
  tags: ['test-only'],
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    const words = 'tōtara bookings';
    const person = userEvent.setup({ delay: 25 });
    await person.type(field, words);
    await expect(field).toHaveValue(words);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(words));
    await person.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
  },
};
