import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { DateRange } from '../components/DateRange/DateRange.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline, Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/Text/Text.tsx';
import { type ColorRole, color, type ThemedColor } from './color.ts';
import { colorUses } from './colorUses.ts';
import { vars } from './contract.css.ts';
import { contrast, contrastPairs } from './contrast.ts';

// Rows: X7
const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const roles = Object.keys(colorUses) as ColorRole[];
const gridOf = (least: number) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
});
/** Description, light and dark in one row. */
const rowOfThree = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
};
const swatch = { blockSize: 48, border: `1px solid ${vars.color.border}`, borderRadius: 8 };
const themes = ['light', 'dark'] as const;

const figure = (ink: ColorRole, ground: ColorRole, theme: keyof ThemedColor) =>
  (Math.floor(contrast(color[ink][theme], color[ground][theme]) * 10) / 10).toFixed(1);

/** The least contrast of a role as text or line, and on which background. */
function leastContrast(role: ColorRole, theme: keyof ThemedColor): string | undefined {
  const grounds = contrastPairs.flatMap((pair) => (pair.ink === role ? pair.grounds : []));
  const [least] = grounds
    .map((ground) => ({ ground, is: contrast(color[role][theme], color[ground][theme]) }))
    .sort((one, other) => one.is - other.is);
  return least && `${figure(role, least.ground, theme)} or more, least on ${least.ground}`;
}

/** Every role with its values, its use, and the contrast of text, icon and border colours. */
export const Roles: Story = {
  render: () => (
    <Stack space="medium">
      {roles.map((role) => (
        <div key={role} style={rowOfThree}>
          <div>
            <Text size="label">{role}</Text>
            <Text size="small" tone="muted">
              {colorUses[role]}
            </Text>
          </div>
          {themes.map((theme) => (
            <Inline key={theme} nowrap space="small">
              <div
                style={{ ...swatch, inlineSize: 48, flexShrink: 0, background: color[role][theme] }}
              />
              <div>
                <Text size="small" figures>
                  {theme}: {color[role][theme]}
                </Text>
                <Text size="caption" tone="muted" figures>
                  {leastContrast(role, theme)}
                </Text>
              </div>
            </Inline>
          ))}
        </div>
      ))}
    </Stack>
  ),
};

/** Every allowed pair with its contrast in light and dark. */
export const Contrast: Story = {
  tags: ['axe'],
  render: () => (
    <Stack space="xlarge">
      {contrastPairs.map(({ ink, least, grounds }) => (
        <Stack key={ink} space="xsmall">
          <Heading>
            {ink}, at least {least}
          </Heading>
          <div style={gridOf(148)}>
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

const days = { from: '2026-11-14', to: '2026-11-20' };

/** A section in the other theme than the page around it, which `data-theme` sets. */
export const Sections: Story = {
  render: () => (
    <div style={gridOf(320)}>
      {themes.map((page, at) => (
        <div
          key={page}
          data-theme={page}
          style={{ padding: 24, background: vars.color.canvas, borderRadius: 8 }}
        >
          <Stack>
            <p>{page}</p>
            <section data-theme={themes[1 - at]} aria-label={`Inside of ${page}`}>
              <Card title="Figures">
                <DateRange name={`in-${page}`} label="Days" value={days} onValueChange={() => {}} />
              </Card>
            </section>
          </Stack>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const ink = (element: Element) => getComputedStyle(element).color;
    const section = (page: string) =>
      within(canvas.getByRole('region', { name: `Inside of ${page}` }));
    await expect(ink(section('light').getByText('From'))).toBe(ink(canvas.getByText('dark')));
    await expect(ink(section('dark').getByText('From'))).toBe(ink(canvas.getByText('light')));
    await expect(ink(canvas.getByText('light'))).not.toBe(ink(canvas.getByText('dark')));
  },
};
