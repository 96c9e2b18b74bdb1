import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AuthPanel } from './AuthPanel.tsx';

const meta = {
  title: 'Patterns/AuthPanel',
  tags: ['stable'],
  component: AuthPanel,
  parameters: { layout: 'fullscreen' },
  args: { backHref: '#directory', children: null },
} satisfies Meta<typeof AuthPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  parameters: { shows: 'New here? Create an account' },
  tags: ['axe'],
  args: {
    children: (
      <Stack space="xlarge">
        <div>
          <Heading level={1}>Sign in</Heading>
          <Text tone="muted">
            New here? <Link href="#registration">Create an account</Link>
          </Text>
        </div>
        <TextField
          name="username"
          label="Username"
          size="touch"
          help="The email address you signed up with."
        />
        <Button tone="primary" size="touch" full>
          Sign in
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent(
      'Customer portalManage and add listings',
    );
    await expect(canvas.getByRole('link', { name: 'Back to the directory' })).toHaveAttribute(
      'href',
      '#directory',
    );
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
  },
};
