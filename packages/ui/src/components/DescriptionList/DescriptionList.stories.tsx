import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../layout/layout.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/DescriptionList',
  tags: ['stable'],
  component: DescriptionList,
  args: {
    items: [
      { term: 'Company', details: 'Taipo Bay Marine' },
      { term: 'Email', details: <Link href="#mail">mere.tautahi@taipo-bay-marine.example</Link> },
      { term: 'Sent in', details: 'November 19th 2026' },
      {
        term: 'Short description',
        details:
          'Keeps every boat, berth and owner in one place, with the billing run and the waiting list beside it.',
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
const dollars = { currency: 'USD', cents: 'always' } as const;

type Story = StoryObj<typeof meta>;

export const Layouts: Story = {
  parameters: {
    shows: [
      { text: 'Taipo Bay Marine', in: '[data-layout=beside]' },
      { text: 'Taipo Bay Marine', in: '[data-layout=above]' },
    ],
  },
  tags: ['axe'],
  render: (args) => (
    <Stack space="xlarge">
      <DescriptionList {...args} />
      <DescriptionList {...args} lines />
      <DescriptionList {...args} layout="above" />
      <DescriptionList
        layout="ends"
        lines
        items={[
          { term: 'Pro, a year', details: <Money {...dollars} amount={38_400} /> },
          { term: 'Credit', details: <Money {...dollars} amount={-4820} /> },
          { term: 'Paid today', details: <Money {...dollars} amount={33_580} /> },
        ]}
      />
      <DescriptionList
        items={[
          { term: 'Link', details: `https://harbourmaster.example/${'a-long-path/'.repeat(20)}` },
          { term: 'A term that is itself several words long', details: 'Short' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Company');
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('November 19th 2026');
  },
};

/** In a narrow tile of a wide window, long details are below their term. */
export const InTiles: Story = {
  tags: ['own-elements'],
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [company, email] = canvas.getAllByRole('definition');
    const [term] = canvas.getAllByRole('term');
    const left = (part: HTMLElement | undefined) => part?.getBoundingClientRect().left ?? 0;
    await expect(left(company)).toBeGreaterThan(left(term));
    await expect(left(email)).toBe(left(term));
  },
};
