import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Combobox, type ComboboxProps, type Option } from './index.ts';

const industries: readonly Option[] = [
  { value: 'accounting', label: 'Accounting', detail: '96' },
  { value: 'agriculture', label: 'Agriculture and forestry', detail: '58' },
  { value: 'health', label: 'Health', detail: '112' },
  { value: 'maori', label: 'Māori enterprise', detail: '17' },
  { value: 'marine', label: 'Marine and boating', detail: '31' },
  { value: 'professional', label: 'Professional services and consulting', detail: '128' },
  { value: 'retail', label: 'Retail', detail: '74' },
];

function Held(args: ComboboxProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Combobox
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: { name: 'industry', label: 'Industry', options: industries, value: null, onChange: fn(), placeholder: 'Choose an industry' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'marine' } };
