import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/index.ts';
import { Logo, logoSizes } from './index.ts';

const anchor = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#12314f"/><path d="M18 11v16m-6-12h12M9 20c1 5 5 7 9 7s8-2 9-7" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/><circle cx="18" cy="9" r="2.5" fill="#f0b13c"/></svg>',
)}`;

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { src: anchor, name: 'Harbourmaster CRM', size: 'medium' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {logoSizes.map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const WithoutPicture: Story = {
  render: (args) => (
    <Inline>
      {logoSizes.map((size) => (
        <Logo key={size} {...args} src={null} name="Kererū Mailer" size={size} />
      ))}
      <Logo {...args} src={null} name="" />
    </Inline>
  ),
};

export const PictureThatDoesNotLoad: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HC')).toBeVisible();
  },
};
