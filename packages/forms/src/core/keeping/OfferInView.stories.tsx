import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useOfferInView } from './useOfferInView.ts';

/** Above a form that is longer than the window. */
function Offer() {
  const offer = useRef<HTMLParagraphElement>(null);
  useOfferInView(offer, 'kept');
  return (
    <div style={{ minHeight: '300vh', paddingBlockStart: 100 }}>
      <p ref={offer}>You have text that was not saved</p>
    </div>
  );
}

const meta = {
  title: 'Tests/Local draft scrolling',
  component: Offer,
  tags: ['!autodocs', 'test-only'],
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Offer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a browser does that comes back to where a page was read only after all of it is there. */
async function returnTo(top: number): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await moved;
}

// Rows: X3
export const FollowsLateScrollRestore: Story = {
  play: async ({ canvas }) => {
    const top = () => canvas.getByText(/not saved/).getBoundingClientRect().top;
    await expect(top()).toBeGreaterThan(0);
    await returnTo(1000);
    await waitFor(() => expect(top()).toBeGreaterThan(0));
    // Once, so that it fights nobody.
    await returnTo(900);
    await expect(top()).toBeLessThan(0);
  },
};

export const KeepsScrollDuringInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{PageDown}');
    await returnTo(1000);
    await expect(canvas.getByText(/not saved/).getBoundingClientRect().top).toBeLessThan(0);
  },
};
