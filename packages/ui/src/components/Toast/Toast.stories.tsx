import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
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

function Tell({ toasts }: { toasts: readonly ToastOptions[] }) {
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
  tags: ['stable'],
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

export const Announced: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const before = [...document.querySelectorAll('[aria-live]')];
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1' }));
    const polite = await screen.findByText(/^Notification Your listing was submitted/);
    await expect(before).toContain(polite.closest('[aria-live=polite]'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3' }));
    const urgent = await screen.findByText(/^Notification Aroha Ngata declined .* Look$/);
    await expect(before).toContain(urgent.closest('[aria-live=assertive]'));
  },
};

export const KeyboardAccess: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    const button = canvas.getByRole('button', { name: 'Show 2' });
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('[F8]');
    const description = 'Kea Invoicing approved. Next: 4 of 14';
    await expect(screen.getByRole('button', { name: 'Undo', description })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
    );
    await expect(button).toHaveFocus();
  },
};

/** Another one still stands there, and the focus has no business with it. */
export const FocusReturnWithTwo: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show 1' }));
    await KeyboardAccess.play?.(context);
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
};

const brief: ToastOptions = { tone: 'info', message: 'Saved on this device.', duration: 250 };

export const AutoDismiss: Story = {
  tags: ['test-only'],
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

export const MaximumThree: Story = {
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
export const ReplacedBySameSubject: Story = {
  tags: ['test-only'],
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

const plan = (message: string, label?: string): ToastOptions => ({
  tone: 'positive',
  message,
  about: 'plan',
  duration: 600_000,
  action: label ? { label, onAction: undo } : undefined,
});

interface Handed {
  show: (options: ToastOptions) => void;
}
const handed: Handed = { show: () => undefined };

function HandOut() {
  const show = useToast();
  useEffect(() => {
    handed.show = show;
  }, [show]);
  return <Button onClick={() => show(plan('Your plan ends.', 'Keep it'))}>Show</Button>;
}

/** News come while somebody is about to press a button of what they put out of date. */
export const FocusMovesToReplacement: Story = {
  tags: ['test-only'],
  args: { children: <HandOut /> },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const old = await screen.findByRole('button', { name: 'Keep it' });
    await userEvent.keyboard('[F8]');
    await expect(old).toHaveFocus();
    handed.show(plan('Your plan goes on.', 'End it'));
    const same = await screen.findByRole('button', { name: 'End it' });
    await expect(old).not.toBeInTheDocument();
    await expect(same).toHaveFocus();
    // Without the same button the toast itself: nobody presses what they did not mean.
    handed.show(plan('Your plan ends after all.'));
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    await expect(dismiss.closest('li')).toHaveFocus();
    await userEvent.tab();
    await expect(dismiss).toHaveFocus();
    handed.show(plan('Your plan goes on.'));
    await waitFor(() => expect(dismiss).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await expect(undo).not.toHaveBeenCalled();
  },
};

/** News of something else lead nobody to their buttons: the focus goes back to where it came from. */
export const FocusReturnAfterRemoval: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <HandOut /> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    const oldest = await screen.findByRole('button', { name: 'Keep it' });
    await userEvent.keyboard('[F8]');
    await expect(oldest).toHaveFocus();
    for (const toast of four.slice(0, 2)) handed.show(toast);
    await screen.findByText('Two', { selector: 'li *' });
    await expect(oldest).toHaveFocus();
    handed.show({ ...brief, duration: 600 });
    await waitFor(() => expect(oldest).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    // Nothing holds the time of the others any more.
    await waitFor(() =>
      expect(screen.queryByText(brief.message, { selector: 'li *' })).not.toBeInTheDocument(),
    );
  },
};

export const KeepsControlVisible: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 16 }}>
        <Story />
      </div>
    ),
  ],
  ...phoneStory,
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const low = canvas.getByRole('button', { name: 'Show 2' });
    await userEvent.click(low);
    const toast = (await screen.findByRole('button', { name: 'Undo' })).closest('li');
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(low.getBoundingClientRect().top),
    );
  },
};
