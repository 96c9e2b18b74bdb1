import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/layout/index.ts';
import { Text } from '../components/Text/index.ts';
import { type ColorRole, color, type ThemedColor } from './color.ts';
import { vars } from './contract.css.ts';
import { contrast, contrastPairs } from './contrast.ts';

// Rows: X7
const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const entries: [string, ThemedColor][] = Object.entries(color);
const grid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
};
const swatch = { blockSize: 48, border: `1px solid ${vars.color.border}`, borderRadius: 8 };

/** One name, two values; the swatch shows the theme at hand. */
export const Roles: Story = {
  render: () => (
    <div style={grid}>
      {entries.map(([role, { light, dark }]) => (
        <div key={role}>
          <div style={{ ...swatch, background: `light-dark(${light}, ${dark})` }} />
          <Text size="label">{role}</Text>
          <Text size="caption" tone="muted" figures>
            {light}
          </Text>
          <Text size="caption" tone="muted" figures>
            {dark}
          </Text>
        </div>
      ))}
    </div>
  ),
};

const figure = (ink: ColorRole, ground: ColorRole, theme: keyof ThemedColor) =>
  (Math.floor(contrast(color[ink][theme], color[ground][theme]) * 10) / 10).toFixed(1);

/** Every pair that may meet, with its contrast in light and dark. */
export const Contrast: Story = {
  render: () => (
    <Stack space="xlarge">
      {contrastPairs.map(({ ink, least, grounds }) => (
        <Stack key={ink} space="xsmall">
          <Heading level={2}>
            {ink}, at least {least}
          </Heading>
          <div style={grid}>
            {grounds.map((ground) => (
              <div
                key={ground}
                style={{
                  ...swatch,
                  blockSize: 'auto',
                  padding: 12,
                  background: vars.color[ground],
                  color: least === 3 ? vars.color.text : vars.color[ink],
                  borderColor: least === 3 ? vars.color[ink] : vars.color.border,
                  borderWidth: least === 3 ? 3 : 1,
                }}
              >
                {ground}
                <br />
                {figure(ink, ground, 'light')} / {figure(ink, ground, 'dark')}
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};
