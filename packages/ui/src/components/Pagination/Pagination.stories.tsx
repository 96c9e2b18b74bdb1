import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from './index.ts';

const meta = {
  title: 'Components/Pagination',
  tags: ['stable'],
  component: Pagination,
  args: { page: 1, pageCount: 3, pageSize: 10, total: 23, onPage: fn() },
  render: function Held({ page, onPage, ...args }) {
    const [current, setCurrent] = useState(page);
    return (
      <Pagination
        {...args}
        page={current}
        onPage={(next) => {
          setCurrent(next);
          onPage?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { pageSizes: [10, 25, 50], onPageSize: fn() },
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

export const FocusAfterPaging: Story = {
  tags: ['test-only'],
  args: { page: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText('21–23 of 23')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledOnce();
  },
};

export const ManyPages: Story = { args: { page: 42, pageCount: 1_200, total: 12_000 } };

export const WithLinks: Story = {
  args: { page: 2, hrefFor: (page) => `#page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page=3');
  },
};

export const OnePage: Story = {
  args: { pageCount: 1, total: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–7 of 7')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
