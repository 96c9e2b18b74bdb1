import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  tags: ['stable'],
  component: Card,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  tags: ['axe'],
  args: { title: 'About the app', help: 'The basics visitors see first.' },
  render: (args) => (
    <Stack>
      <Card {...args}>
        <TextField name="name" label="Name" />
        <TextField name="short" label="Short description" help="One plain sentence, in lists." />
      </Card>
      <Card
        title="History"
        actions={
          <Link href="#history" size="caption">
            All 9 events
          </Link>
        }
      >
        <Text>Mere Tautahi submitted changes</Text>
      </Card>
      <Card>
        <Text>Nothing but its content.</Text>
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About the app' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'About the app' })).toBeVisible();
  },
};
