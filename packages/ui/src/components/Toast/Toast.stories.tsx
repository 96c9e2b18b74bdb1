import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { type ToastOptions, ToastProvider, useToast } from './index.ts';
import { ShowToast } from './Toast.sample.tsx';

const undo = fn();

const news: ToastOptions[] = [
  { tone: 'positive', message: 'Your listing was submitted for review.', duration: 600_000 },
  {
    tone: 'positive',
    message: 'Kea Invoicing approved. Next: 4 of 14',
    action: { label: 'Undo', onAction: undo },
    duration: 600_000,
  },
  {
    tone: 'caution',
    message: 'Aroha Ngata declined this 2 minutes ago. Your decision was not saved.',
    action: { label: 'Look', onAction: fn() },
    duration: 600_000,
  },
];

interface TellProps {
  toasts: readonly ToastOptions[];
}

function Tell({ toasts }: TellProps) {
  const toast = useToast();
  return (
    <Inline>
      {toasts.map((options, index) => (
        <Button key={options.message} onClick={() => toast(options)}>
          Show {index + 1}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  parameters: { docs: { parts: { 'a toast': ShowToast } } },
  args: { children: <Tell toasts={news} /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Show/ }))
      await userEvent.click(button);
    const place = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(3));
  },
};

export const IsAnnounced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1' }));
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Your listing was submitted for review.'));
    await expect(status).toHaveAttribute('aria-live', 'polite');
  },
};

export const ReachedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    const button = canvas.getByRole('button', { name: 'Show 2' });
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
    );
    await expect(button).toHaveFocus();
  },
};

/** Another one still stands there, and the focus has no business with it. */
export const BackFromOneOfTwo: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show 1' }));
    await ReachedByKeyboard.play?.(context);
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
};

const brief: ToastOptions = { tone: 'info', message: 'Saved on this device.', duration: 250 };

export const GoesByItself: Story = {
  args: { children: <Tell toasts={[brief]} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1' }));
    await screen.findByText(brief.message, { selector: 'li *' });
    await waitFor(() =>
      expect(screen.queryByText(brief.message, { selector: 'li *' })).not.toBeInTheDocument(),
    );
  },
};

const four = ['One', 'Two', 'Three', 'Four'].map((message) => ({
  tone: 'info' as const,
  message,
  duration: 600_000,
}));

export const AtMostThree: Story = {
  args: { children: <Tell toasts={four} /> },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Show/ }))
      await userEvent.click(button);
    await screen.findByText('Four', { selector: 'li *' });
    await expect(screen.queryByText('One', { selector: 'li *' })).not.toBeInTheDocument();
  },
};

const sameThing: ToastOptions[] = [
  {
    tone: 'positive',
    message: 'Your plan ends on March 31st 2027.',
    about: 'plan',
    duration: 600_000,
  },
  { tone: 'info', message: 'The card was deleted.', duration: 600_000 },
  { tone: 'positive', message: 'Your subscription goes on.', about: 'plan', duration: 600_000 },
];

/** Two toasts about one thing would contradict each other. */
export const OneForEachThing: Story = {
  args: { children: <Tell toasts={sameThing} /> },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Show/ }))
      await userEvent.click(button);
    const place = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() =>
      expect([...place.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
        'The card was deleted.',
        'Your subscription goes on.',
      ]),
    );
  },
};

export const LeavesTheControlInUse: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 16 }}>
        <Story />
      </div>
    ),
  ],
  ...phoneStory,
  play: async ({ canvas, userEvent }) => {
    const low = canvas.getByRole('button', { name: 'Show 2' });
    await userEvent.click(low);
    const toast = (await screen.findByRole('button', { name: 'Undo' })).closest('li');
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(low.getBoundingClientRect().top),
    );
  },
};
