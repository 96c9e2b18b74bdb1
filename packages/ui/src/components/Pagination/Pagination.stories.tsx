import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Controlled({ page, onPageChange, ...args }: PaginationProps) {
  const [current, setCurrent] = useState(page);
  const go = (next: number) => {
    setCurrent(next);
    onPageChange?.(next);
  };
  return <Pagination {...args} page={current} onPageChange={go} />;
}

const meta = {
  title: 'Components/Pagination',
  tags: ['stable'],
  component: Pagination,
  args: { page: 1, pageCount: 3, pageSize: 10, total: 23, onPageChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { pageSizes: [10, 25, 50], onPageSizeChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–10 of 23')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Controlled {...args} label="Last page" page={2} />
      <Controlled {...args} label="Many pages" page={42} pageCount={1_200} total={12_000} />
      <Controlled {...args} label="Links" page={2} hrefFor={(page) => `#page=${page}`} />
      <Controlled {...args} label="One page" pageCount={1} total={7} />
      <Controlled {...args} label="After the last page" page={99} pageCount={4} total={39} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'paging keeps the focus on the button, which does nothing on the last page',
      async () => {
        const pages = within(canvas.getByRole('navigation', { name: 'Last page' }));
        const next = pages.getByRole('button', { name: 'Next page' });
        await userEvent.click(next);
        await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
        await expect(canvas.getByText('21–23 of 23')).toBeVisible();
        await expect(next).toHaveFocus();
        await expect(next).toHaveAttribute('aria-disabled', 'true');
        await userEvent.keyboard('{Enter}');
        await expect(args.onPageChange).toHaveBeenCalledOnce();
      },
    );
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page=3');
    await expect(canvas.getByText('1–7 of 7')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'One page' })).not.toBeInTheDocument();
    await step('a page after the last one has no rows, and leads back to the last', async () => {
      await expect(canvas.getByText('0 of 39')).toBeVisible();
      const pages = within(canvas.getByRole('navigation', { name: 'After the last page' }));
      await userEvent.click(pages.getByRole('button', { name: 'Previous page' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
      await expect(canvas.getByText('31–39 of 39')).toBeVisible();
    });
  },
};
