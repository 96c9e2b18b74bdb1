import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Components/Card',
  tags: ['stable'],
  component: Card,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FormSection: Story = {
  args: {
    title: 'About the app',
    help: 'What people read first.',
    children: (
      <>
        <TextField name="name" label="Name" />
        <TextField
          name="short"
          label="Short description"
          help="One plain sentence, shown in lists."
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About the app' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'About the app' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    title: 'History',
    actions: (
      <Link href="#history" size="caption">
        All 9 events
      </Link>
    ),
    children: <Text>Mere Tautahi submitted changes</Text>,
  },
};

export const WithoutTitle: Story = { args: { children: <Text>Nothing but its content.</Text> } };
