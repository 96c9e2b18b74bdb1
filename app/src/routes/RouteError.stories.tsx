import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import { RouteError } from './RouteError.tsx';

interface BrokenAreaProps {
  error: Error;
  newer: boolean | null;
}

/** An area that throws while it renders. */
function BrokenArea({ error, newer }: BrokenAreaProps) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        loader: () => {
          throw error;
        },
        element: null,
        errorElement: <RouteError ask={async () => newer} />,
        hydrateFallbackElement: <p>Loading</p>,
      },
    ]),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Screens/Page error',
  component: BrokenArea,
  args: { error: new Error('undefined is not a function'), newer: false },
} satisfies Meta<typeof BrokenArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/terms.js');

/** The message of the exception is not shown. */
export const UnknownError: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('An unknown error occurred.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('undefined');
  },
};

export const NewVersionAvailable: Story = {
  tags: ['axe'],
  args: { error: missing, newer: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(
      canvas.getByText('A new version of the portal is available', { exact: true }),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { shows: 'The server cannot be reached' },
  args: { error: missing, newer: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByText(/new version/)).toBeNull();
  },
};
