import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.tsx';
import { Logo, logoSizes } from './Logo.tsx';

const anchor = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#12314f"/><path d="M18 11v16m-6-12h12M9 20c1 5 5 7 9 7s8-2 9-7" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/><circle cx="18" cy="9" r="2.5" fill="#f0b13c"/></svg>',
)}`;

const meta = {
  title: 'Components/Logo',
  tags: ['stable'],
  component: Logo,
  args: { src: anchor, name: 'Harbourmaster CRM', size: 'medium' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  parameters: {
    shows: [
      { in: '[data-picture][data-size=large]' },
      'KM',
      { in: '[alt="Logo of Harbourmaster CRM"]' },
    ],
  },
  tags: ['axe'],
  render: (args) => (
    <Stack>
      <Inline>
        {logoSizes.map((size) => (
          <Logo key={size} {...args} size={size} />
        ))}
        <Logo {...args} size="large" alt="Logo of Harbourmaster CRM" />
      </Inline>
      <Inline>
        {logoSizes.map((size) => (
          <Logo key={size} {...args} src={null} name="Kererū Mailer" size={size} />
        ))}
        <Logo {...args} src={null} name="" />
        <Logo {...args} src="data:image/png;base64,broken" />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HC')).toBeVisible();
    const picture = canvas.getByRole('img', { name: 'Logo of Harbourmaster CRM' });
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
    await expect(picture).toBeVisible();
  },
};
