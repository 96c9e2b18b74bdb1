import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../layout/layout.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ShowToast } from './Toast.sample.tsx';
import { type ToastOptions, ToastProvider, useToast } from './Toast.tsx';

const undo = fn();

const lasting = (message: string, more: Partial<ToastOptions> = {}): ToastOptions => ({
  tone: 'info',
  message,
  duration: 600_000,
  ...more,
});

const news = [
  lasting('Your product was submitted.', { tone: 'positive' }),
  lasting('Kea Invoicing approved. Next: 4 of 14', {
    tone: 'positive',
    action: { label: 'Undo', onAction: undo },
  }),
  lasting('Aroha Ngata declined this 2 minutes ago. Your decision was not saved.', {
    tone: 'caution',
    action: { label: 'Look', onAction: fn() },
  }),
];

function Tell({ toasts }: { toasts: readonly ToastOptions[] }) {
  const toast = useToast();
  return (
    <Inline>
      {toasts.map((options, index) => (
        <Button key={options.message} onClick={() => toast(options)}>
          {`Show ${index + 1}`}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Components/Toast',
  tags: ['stable'],
  component: ToastProvider,
  subcomponents: { 'a toast': ShowToast },
  args: { children: <Tell toasts={news} /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async ({ canvas, userEvent }) => {
    const regions = [...document.querySelectorAll('[aria-live]')];
    const show = (number: number) =>
      userEvent.click(canvas.getByRole('button', { name: `Show ${number}` }));
    await show(1);
    const polite = await screen.findByText(/^Notification Your product was submitted/);
    await expect(regions).toContain(polite.closest('[aria-live=polite]'));
    await show(2);
    await show(3);
    const urgent = await screen.findByText(/^Notification Aroha Ngata declined .* Look$/);
    await expect(regions).toContain(urgent.closest('[aria-live=assertive]'));
    const place = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(3));
  },
};

export const KeyboardAccess: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Show 2' });
    const undoByKeyboard = async () => {
      undo.mockClear();
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
    };
    await step('F8 moves to the action of the only toast', undoByKeyboard);
    await step('F8 moves nowhere once no toast is left', async () => {
      await userEvent.keyboard('[F8]');
      await expect(button).toHaveFocus();
    });
    await step('F8 moves to the newest action, not to a newer toast without one', async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('button', { name: 'Show 1' }));
      await screen.findByRole('button', { name: 'Dismiss' });
      await userEvent.keyboard('[F8]');
      await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    });
    await step('another toast stays, without the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show 1' }));
      await undoByKeyboard();
      await expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    });
  },
};

const brief: ToastOptions = { tone: 'info', message: 'Saved on this device.', duration: 250 };
const failed: ToastOptions = {
  tone: 'critical',
  message: 'The export failed.',
  action: { label: 'Try again', onAction: fn() },
};
const four = ['One', 'Two', 'Three', 'Four'].map((message) => lasting(message));
const sameThing = [
  lasting('Your plan ends on March 31st 2027.', { about: 'plan' }),
  lasting('The card was deleted.'),
  lasting('Your subscription was resumed.', { about: 'plan' }),
];
const inList = { selector: 'li *' };

/** The only timer of the toasts is that of the second one. */
export const StaysUntilDismissed: Story = {
  tags: ['test-only'],
  args: { children: <Tell toasts={[failed, { tone: 'info', message: 'Saved.' }]} /> },
  play: async ({ canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1' }));
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    const waits = () => timers.mock.calls.map(([, wait]) => wait);
    await expect(waits()).not.toContain(6000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2' }));
    await screen.findByText('Saved.', inList);
    await expect(waits()).toContain(6000);
    timers.mockRestore();
    await userEvent.click(dismiss);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
    );
  },
};

export const MaximumThree: Story = {
  tags: ['slow'],
  args: { children: <Tell toasts={[brief, ...four, ...sameThing]} /> },
  play: async ({ canvas, userEvent, step }) => {
    const show = async (...numbers: number[]) => {
      for (const number of numbers)
        await userEvent.click(canvas.getByRole('button', { name: `Show ${number}` }));
    };
    await step('a toast disappears after its duration', async () => {
      await show(1);
      await screen.findByText(brief.message, inList);
      await waitFor(() =>
        expect(screen.queryByText(brief.message, inList)).not.toBeInTheDocument(),
      );
    });
    await step('a fourth toast replaces the oldest', async () => {
      await show(2, 3, 4, 5);
      await screen.findByText('Four', inList);
      await expect(screen.queryByText('One', inList)).not.toBeInTheDocument();
    });
    await step('a toast replaces an earlier one with the same subject', async () => {
      await show(6, 7, 8);
      const place = await screen.findByRole('region', { name: 'Notifications (F8)' });
      await waitFor(() =>
        expect([...place.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
          'Four',
          'The card was deleted.',
          'Your subscription was resumed.',
        ]),
      );
    });
  },
};

const plan = (message: string, label?: string) =>
  lasting(message, { about: 'plan', action: label ? { label, onAction: undo } : undefined });

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

export const FocusMovesToReplacement: Story = {
  parameters: { shows: { text: 'Show', in: 'button:focus' } },
  tags: ['test-only', 'slow'],
  args: { children: <HandOut /> },
  play: async ({ canvas, userEvent, step }) => {
    await step('a replacement takes the focus', async () => {
      undo.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      const old = await screen.findByRole('button', { name: 'Keep it' });
      await userEvent.keyboard('[F8]');
      await expect(old).toHaveFocus();
      handed.show(plan('Your plan goes on.', 'End it'));
      const same = await screen.findByRole('button', { name: 'End it' });
      await expect(old).not.toBeInTheDocument();
      await expect(same).toHaveFocus();
      // Without the same button, the toast gets the focus, so that no other button is pressed by mistake.
      handed.show(plan('Your plan ends after all.'));
      const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
      await expect(dismiss.closest('li')).toHaveFocus();
      await userEvent.tab();
      await expect(dismiss).toHaveFocus();
      handed.show(plan('Your plan goes on.'));
      await waitFor(() => expect(dismiss).not.toBeInTheDocument());
      await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
      await expect(undo).not.toHaveBeenCalled();
    });
    await step(
      'a toast that exceeds the limit does not: the focus returns to where it was',
      async () => {
        const button = canvas.getByRole('button', { name: 'Show' });
        await userEvent.click(button);
        const oldest = await screen.findByRole('button', { name: 'Keep it' });
        await userEvent.keyboard('[F8]');
        await expect(oldest).toHaveFocus();
        for (const toast of four.slice(0, 2)) handed.show(toast);
        await screen.findByText('Two', inList);
        await expect(oldest).toHaveFocus();
        handed.show({ ...brief, duration: 600 });
        await waitFor(() => expect(oldest).not.toBeInTheDocument());
        await expect(button).toHaveFocus();
        // The timers of the other toasts continue.
        await waitFor(() =>
          expect(screen.queryByText(brief.message, inList)).not.toBeInTheDocument(),
        );
      },
    );
  },
};

function InDialog() {
  const [open, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Messages"
      actions={<Button onClick={() => setOpen(false)}>Close messages</Button>}
    >
      <Tell toasts={news.slice(0, 1)} />
      <SearchField label="Search messages" value={query} onValueChange={setQuery} />
      <Combobox name="product" label="Product" options={[{ value: 'kea', label: 'Kea' }]} />
      <div style={{ display: 'grid', blockSize: 48, overflow: 'auto' }}>
        {['Rimu', 'Kauri', 'Totara', 'Matai', 'Miro', 'Rata', 'Tawa', 'Titoki'].map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </div>
      <div style={{ blockSize: 2000 }} />
      <div style={{ position: 'sticky', insetBlockEnd: 0 }}>
        <Button>Copy messages</Button>
      </div>
    </Dialog>
  );
}

/** The toast does not cover the buttons of the dialog, and Escape closes the dialog and not the toast. */
export const AboveDialog: Story = {
  ...phoneStory,
  tags: ['slow', 'test-only'],
  args: { children: <InDialog /> },
  play: async ({ userEvent }) => {
    const copy = await screen.findByRole('button', { name: 'Copy messages' });
    await userEvent.click(screen.getByRole('button', { name: 'Show 1' }));
    const toast = (await screen.findByText(/was submitted/)).closest('li');
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(copy.getBoundingClientRect().top),
    );
    // Buttons that are scrolled out of view do not move it.
    await expect(toast?.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
    await userEvent.click(screen.getByRole('combobox', { name: 'Product' }));
    await screen.findByRole('option', { name: 'Kea' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Search messages' });
    await userEvent.type(search, 'kea{Escape}');
    await expect(search).toHaveValue('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(toast).toBeVisible();
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
