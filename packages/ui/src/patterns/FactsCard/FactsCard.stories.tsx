import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FactGroups, FactList, FactsCard, type FactsCardProps } from './FactsCard.tsx';

const cards: Record<'database' | 'storage' | 'email', FactsCardProps> = {
  database: {
    title: 'Database',
    health: { status: 'ok', advice: null },
    facts: [
      ['Database', 'PostgreSQL 17.2'],
      ['Size', '86 MB'],
      ['Migrations', 'None pending'],
    ],
  },
  storage: {
    title: 'Storage',
    health: {
      status: 'failed',
      advice: 'Make the folder writable for the portal: until then no picture can be added.',
    },
    facts: [
      ['Bucket', null],
      ['Folder', `/home/ngaio/projects/${'marketplaces-of-the-south-pacific/'.repeat(4)}.data`],
      ['Pictures', '12,408 (3.1 GB)'],
    ],
  },
  email: {
    title: 'Email',
    health: { status: 'attention', advice: 'Send a test email to see what is wrong.' },
    facts: [
      ['From', 'Customer portal <no-reply@portal.test>'],
      ['Failed', '31'],
    ],
    foot: <Button busy>Send me a test email</Button>,
    children: <Banner tone="positive">The test email was accepted.</Banner>,
  },
};

const meta = {
  title: 'Patterns/FactsCard',
  tags: ['stable'],
  component: FactsCard,
  subcomponents: { FactGroups, FactList },
  args: {
    title: 'Account',
    facts: [
      ['Name', 'Aroha Ngata'],
      ['Email', [{ text: 'vendor@portal.test', href: 'mailto:vendor@portal.test' }]],
      ['New email', null],
      ['Plan', { badge: 'premium' }],
      [
        'App listings',
        [
          { text: '4 live', href: '#live' },
          { text: '1 in review', href: '#pending' },
        ],
      ],
    ],
  },
} satisfies Meta<typeof FactsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '4 live' })).toHaveAttribute('href', '#live');
    await expect(canvas.queryByText('New email')).toBeNull();
  },
};

export const Empty: Story = {
  args: { facts: [['App listings', null]], empty: 'No listings, reviews or offers yet.' },
  parameters: { shows: 'No listings, reviews or offers yet.' },
};

/** In each state, one that is not known, and long values. */
export const Groups: Story = {
  tags: ['axe'],
  parameters: { shows: ['OK', 'Attention', 'Failed'] },
  render: () => (
    <FactGroups
      groups={[
        { title: 'Server and data', cards: [cards.database, cards.storage] },
        {
          title: 'Email, payments and jobs',
          cards: [
            cards.email,
            {
              title: 'Backup',
              health: { status: null, advice: null },
              facts: [['Last backup', 'Not known']],
            },
          ],
        },
      ]}
    />
  ),
};
