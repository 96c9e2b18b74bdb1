import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { MultiSelect, type MultiSelectProps, type Option } from './index.ts';

const regions: readonly Option[] = [
  { value: 'auckland', label: 'Auckland' },
  { value: 'bay-of-plenty', label: 'Bay of Plenty' },
  { value: 'canterbury', label: 'Canterbury' },
  { value: 'otago', label: 'Ōtago' },
  { value: 'waikato', label: 'Waikato' },
];

function Held(args: MultiSelectProps) {
  const [value, setValue] = useState(args.value);
  return (
    <MultiSelect
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
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { name: 'locations', label: 'Locations', options: regions, value: [], onChange: fn(), max: 3, placeholder: 'Choose locations' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TwoOfThree: Story = { args: { value: ['auckland', 'waikato'] } };
export const Full: Story = { args: { value: ['auckland', 'waikato', 'otago'] } };
