import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Plus } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Stack } from '../layout/layout.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/PageHeader',
  tags: ['stable'],
  component: PageHeader,
  args: { title: 'Pending products' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: { shows: ['Create new', 'DRAFT'] },
  tags: ['axe'],
  args: {
    help: 'Products that aren’t on sale yet: drafts, in review or declined.',
    link: { href: '#mine', label: 'My products' },
    actions: (
      <ButtonLink href="#new" tone="primary" icon={Plus}>
        Create new
      </ButtonLink>
    ),
  },
  render: (args) => (
    <Stack space="huge">
      <article>
        <PageHeader {...args} />
      </article>
      <article>
        <PageHeader
          title="Harbourmaster CRM"
          badge={<Badge tone="outline">DRAFT</Badge>}
          picture={<Logo name="Harbourmaster CRM" size="large" />}
          help="A colleague checks a product before it goes on sale."
          actions={<IconButton icon={Ellipsis} label="More actions" tone="secondary" />}
        />
      </article>
    </Stack>
  ),
};
