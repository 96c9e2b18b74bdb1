import type { Meta, StoryObj } from '@storybook/react-vite';
import { asWideAs } from '../variants.tsx';
import { TrialCard } from './TrialCard.tsx';

// Rows: 1.8
const meta = {
  title: 'Patterns/TrialCard',
  tags: ['stable'],
  component: TrialCard,
  args: { href: '#trial' },
  decorators: [asWideAs(248)],
} satisfies Meta<typeof TrialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['axe'], parameters: { shows: 'List your services' } };
