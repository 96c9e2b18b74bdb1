import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { variants } from '../variants.tsx';
import { DialogError } from './DialogError.tsx';

const meta = {
  title: 'Patterns/DialogError',
  tags: ['stable'],
  component: DialogError,
  args: { error: 'The card could not be deleted. Nothing was changed; try again.' },
} satisfies Meta<typeof DialogError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The alert is rendered before its text, so that the text is announced. */
export const Default: Story = {
  tags: ['axe'],
  ...variants(DialogError, [{ error: undefined }, {}]),
  play: async ({ canvas, args }) => {
    const [empty, told] = canvas.getAllByRole('alert');
    await expect(empty).toBeEmptyDOMElement();
    await expect(told).toHaveTextContent(String(args.error));
  },
};

/** Content that is too high for the dialog does not hide it. */
export const BelowScroll: Story = {
  tags: ['test-only'],
  render: (args) => (
    <div data-testid="content" style={{ blockSize: 120, overflow: 'auto' }}>
      <div style={{ blockSize: 400 }} />
      <DialogError {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bottomOf = (element: HTMLElement) => Math.floor(element.getBoundingClientRect().bottom);
    const alert = canvas.getByRole('alert');
    await expect(bottomOf(alert)).toBeLessThanOrEqual(bottomOf(canvas.getByTestId('content')));
  },
};
