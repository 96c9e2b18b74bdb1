import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MenuPopup } from '../../components/Menu/MenuPopup.tsx';
import { menuEntryKeys, useLateTrigger } from './lateTrigger.ts';
import { lazyComponent } from './lazyComponent.ts';

const arrivals: (() => void)[] = [];
const arrive = () => {
  for (const now of arrivals.splice(0)) now();
};

const clicked = fn();

/** A menu whose popup loads when the story calls `arrive`. */
function SlowMenu() {
  const [part] = useState(() =>
    lazyComponent<Parameters<typeof MenuPopup>[0]>(
      () => new Promise((resolve) => arrivals.push(() => resolve(MenuPopup))),
    ),
  );
  const [open, setOpen] = useState(false);
  const { Part: Popup, trigger, link } = useLateTrigger(part, menuEntryKeys, { onClick: clicked });
  return (
    <>
      <button {...trigger} type="button" aria-haspopup="menu" aria-expanded={open}>
        Actions
      </button>
      {Popup ? (
        <Popup
          id="slow"
          link={link}
          open={open}
          onOpenChange={setOpen}
          label="Actions"
          items={[{ label: 'Edit', onSelect: () => undefined }]}
        />
      ) : null}
    </>
  );
}

const meta = {
  title: 'Tests/Overlay loading',
  component: SlowMenu,
  tags: ['!autodocs', 'test-only'],
  beforeEach: () => {
    arrivals.length = 0;
    clicked.mockClear();
  },
} satisfies Meta<typeof SlowMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeyPressedBeforeLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(arrivals).toHaveLength(1));
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    arrive();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClickBeforeLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(arrivals).toHaveLength(1));
    arrive();
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible());
    await expect(clicked).toHaveBeenCalledOnce();
  },
};

export const BlurBeforeLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(arrivals).toHaveLength(1));
    await userEvent.tab();
    arrive();
    await userEvent.hover(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};
