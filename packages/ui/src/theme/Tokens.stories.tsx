import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/Text/Text.tsx';
import { designTokens } from './designTokens.ts';
import { variableName } from './variables.ts';

// Rows: X11
const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const row = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
};

const isColor = (value: unknown): value is { hex: string; alpha: number } =>
  typeof value === 'object' && value !== null && 'hex' in value;

const isSize = (value: unknown): value is { value: number; unit: string } =>
  typeof value === 'object' && value !== null && 'unit' in value;

function words(value: unknown): string {
  if (isColor(value)) return value.alpha < 1 ? `${value.hex}, ${value.alpha * 100} %` : value.hex;
  if (isSize(value)) return `${value.value} ${value.unit}`;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(words).join(', ');
}

const themes = [designTokens('light'), designTokens('dark')] as const;
const valueIn = (token: unknown): unknown =>
  typeof token === 'object' && token !== null && '$value' in token ? token.$value : token;

/** The name of each token in the JSON files, its CSS variable, and its value in light and dark. */
export const Tokens: Story = {
  tags: ['axe'],
  render: () => (
    <Stack space="xlarge">
      {Object.keys(themes[0]).map((group) => (
        <Stack key={group} space="xsmall">
          <Heading level={2}>{group}</Heading>
          {Object.keys(themes[0][group] ?? {})
            .filter((name) => name !== '$type')
            .map((name) => {
              const values = themes.map((theme) => words(valueIn(theme[group]?.[name])));
              return (
                <div key={name} style={row}>
                  <Text size="label">{`${group}.${name}`}</Text>
                  <Text size="small" tone="muted">
                    {group === 'typography' ? 'no variable' : variableName(group, name)}
                  </Text>
                  <Text size="small" figures>
                    {[...new Set(values)].join(' · ')}
                  </Text>
                </div>
              );
            })}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--portal-color-text-muted')).toBeVisible();
    await expect(canvas.getByText('#5c5b55 · #b3b2aa')).toBeVisible();
  },
};
