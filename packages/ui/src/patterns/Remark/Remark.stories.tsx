import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { SafeHref } from '../../components/Link/Link.tsx';
import { variants } from '../variants.tsx';
import { Remark, type RemarkProps } from './Remark.tsx';

function Answering(props: Omit<RemarkProps, 'reply' | 'onAnswer'>) {
  const [answer, setAnswer] = useState({ done: props.done, reply: '' });
  return (
    <Remark
      {...props}
      {...answer}
      onAnswer={(part) => setAnswer((before) => ({ ...before, ...part }))}
    />
  );
}

const meta = {
  title: 'Patterns/Remark',
  tags: ['stable'],
  component: Remark,
  args: {
    id: 1,
    required: true,
    text: 'The page behind the link asks for a login. Please link to a page that everyone can open.',
    done: false,
    reply: '',
    replyMax: 2000,
  },
} satisfies Meta<typeof Remark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For the vendor. */
export const ToAnswer: Story = {
  tags: ['axe'],
  parameters: { shows: '26 / 2,000' },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Resolved' }));
    await expect(canvas.getByRole('checkbox', { name: 'Resolved' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveFocus();
    await userEvent.keyboard('It now opens for everyone.');
  },
};

/** For admins: required, a suggestion, done, and with a reply. */
export const Answered: Story = {
  tags: ['forced-colours'],
  ...variants(Remark, [
    { about: 'Link' },
    { about: 'Full description', required: false, text: 'Shorter?' },
    { about: 'Link', done: true },
    {
      about: 'Link',
      done: true,
      reply: [
        { text: 'It now opens for everyone: ' },
        // The app makes such parts with `linkParts`.
        { text: 'https://acme.example/pricing', href: 'https://acme.example/pricing' as SafeHref },
      ],
    },
  ]),
  parameters: { shows: 'Reply: It now opens for everyone:' },
};
