import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PasskeyList } from '../PasskeyList/PasskeyList.tsx';
import { FactorItem, FactorList } from './FactorList.tsx';

const meta = {
  title: 'Patterns/FactorList',
  tags: ['stable'],
  component: FactorList,
  args: {
    children: (
      <>
        <FactorItem
          title="Authenticator app"
          detail="On since November 2nd 2026"
          action={<Button size="compact">Remove app</Button>}
        />
        <FactorItem
          title="Passkeys"
          detail="Sign in with your fingerprint, face, PIN or a security key."
          action={<Button size="compact">Add passkey</Button>}
        >
          <PasskeyList
            passkeys={[{ id: '1', name: 'MacBook', detail: 'Added November 2nd 2026' }]}
            onRename={fn()}
            onRemove={fn()}
          />
        </FactorItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card title="Two-step verification">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof FactorList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Authenticator app' })).toBeVisible();
  },
};
