import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Controlled({ value, onValueChange, ...args }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <SearchField
      {...args}
      value={text}
      onValueChange={(next) => {
        setText(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/SearchField',
  tags: ['stable'],
  component: SearchField,
  args: { label: 'Search products', value: '', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <Controlled {...args} />
      <Controlled
        {...args}
        label="Filled"
        value="marina bookings and invoices for the whole harbour"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
    await expect(canvas.getAllByRole('button', { name: 'Clear search' })).toHaveLength(1);
  },
};

export const Clearing: Story = {
  tags: ['test-only'],
  args: { value: 'harbour', maxLength: 8 },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('the clear button clears the field and focuses it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(args.onValueChange).toHaveBeenCalledWith('');
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
    await step('text above the maximum length is cut', async () => {
      await userEvent.type(field, 'harbourmaster');
      await expect(field).toHaveValue('harbourm');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('harbourm');
    });
    await step('Escape clears it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};

/** Renders as slowly as a list of many rows on a slow device. */
function Row({ of }: { of: string }) {
  const end = performance.now() + 4;
  while (performance.now() < end);
  return <li>{of}</li>;
}

/** A parent that renders slowly, like a list whose query is in the URL: each key interrupts its render. */
function Late({ onValueChange, ...args }: SearchFieldProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        {...args}
        rest={20}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          startTransition(() => setValue(next));
        }}
      />
      <ul hidden>
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical.
          <Row key={index} of={value} />
        ))}
      </ul>
    </>
  );
}

export const FastTyping: Story = {
  tags: ['test-only', 'slow'],
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    const words = 'tōtara';
    const person = userEvent.setup({ delay: 25 });
    await person.type(field, words);
    await expect(field).toHaveValue(words);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(words));
    await person.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
  },
};
