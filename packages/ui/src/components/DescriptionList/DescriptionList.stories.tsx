import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateText } from '../DateText/index.ts';
import { Link } from '../Link/index.ts';
import { Money } from '../Money/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Components/DescriptionList',
  tags: ['stable'],
  component: DescriptionList,
  args: {
    items: [
      { term: 'Vendor', details: 'Taipo Bay Marine' },
      { term: 'Email', details: <Link href="#mail">mere.tautahi@taipo-bay-marine.example</Link> },
      { term: 'Sent in', details: <DateText value="2026-11-19" /> },
      {
        term: 'Short description',
        details:
          'Keeps every boat, berth and owner in one place, with the billing run and the waiting list beside it.',
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelsBeside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('November 19th 2026');
  },
};

export const LabelsAbove: Story = { args: { layout: 'above' } };
export const WithDividers: Story = { args: { lines: true } };

export const PriceBreakdown: Story = {
  args: {
    layout: 'ends',
    lines: true,
    items: [
      { term: 'Premium, a year', details: <Money amount={38_400} currency="USD" cents="always" /> },
      { term: 'Credit', details: <Money amount={-4820} currency="USD" cents="always" /> },
      { term: 'Paid today', details: <Money amount={33_580} currency="USD" cents="always" /> },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      { term: 'Link', details: `https://harbourmaster.example/${'a-very-long-path/'.repeat(14)}` },
      { term: 'A term that is itself several words long', details: 'Short' },
    ],
  },
};
