import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { type Brand, createBrandTheme } from './brand.ts';
import type { ColorRole } from './color.ts';
import { vars } from './contract.css.ts';
import { textStyle } from './css.ts';
import { colorValue, designTokens } from './designTokens.ts';
import { variableName } from './variables.ts';

const isColor = (value: unknown): value is { hex: string; alpha: number } =>
  typeof value === 'object' && value !== null && 'hex' in value;

const isSize = (value: unknown): value is { value: number; unit: string } =>
  typeof value === 'object' && value !== null && 'unit' in value;

function words(value: unknown): string {
  if (isColor(value)) return value.alpha < 1 ? `${value.hex}, ${value.alpha * 100} %` : value.hex;
  if (isSize(value)) return `${value.value} ${value.unit}`;
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (value === true) return 'inset';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(words).join(', ');
}

/** The value of a CSS variable, in the words of its token. */
function cssWords(css: string): string {
  const [, size, unit] = /^([\d.]+)(px|rem)$/.exec(css) ?? [];
  if (!size) return css.replaceAll('"', '');
  return `${Number(size) * (unit === 'rem' ? 16 : 1)} px`;
}

const themes = { light: designTokens('light'), dark: designTokens('dark') };
const names = ['light', 'dark'] as const;
type Theme = (typeof names)[number];

const valueIn = (theme: Theme, group: string, name: string): unknown => {
  const token = themes[theme][group]?.[name];
  return typeof token === 'object' && token !== null && '$value' in token ? token.$value : token;
};

interface Row {
  name: string;
  variable: string | null;
  /** In light and dark. */
  own: readonly string[];
  /** Those of the brand, if they differ. */
  branded: readonly string[] | null;
  isColor: boolean;
}

function rowsOf(group: string, { colors, variables }: ReturnType<typeof createBrandTheme>): Row[] {
  return Object.keys(themes.light[group] ?? {})
    .filter((name) => name !== '$type')
    .map((name) => {
      const variable = group === 'typography' ? null : variableName(group, name);
      const changed = variable === null ? undefined : variables[variable];
      const own = names.map((theme) => words(valueIn(theme, group, name)));
      const values =
        group === 'color'
          ? names.map((theme) => words(colorValue(colors[name as ColorRole][theme])))
          : [cssWords(changed ?? '')];
      return {
        name: `${group}.${name}`,
        variable,
        own: group === 'color' || own[0] !== own[1] ? own : own.slice(0, 1),
        branded: changed ? values : null,
        isColor: group === 'color',
      };
    });
}

const cell = { padding: '6px 12px 6px 0', textAlign: 'start', verticalAlign: 'top' } as const;
const short = { ...cell, whiteSpace: 'nowrap' } as const;
const line = { borderBlockStart: `1px solid ${vars.color.border}` };
const swatch = {
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  marginInlineEnd: 6,
  verticalAlign: '-2px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: 4,
};

/** The CSS colour of the words of a token. */
const cssOf = (value: string) => {
  const [hex, alpha] = value.split(', ');
  return alpha ? `color-mix(in srgb, ${hex} ${alpha.replace(' ', '')}, transparent)` : hex;
};

function Value({ row, values, at }: { row: Row; values: readonly string[]; at: number }) {
  const value = values[at] ?? '';
  return (
    <td style={row.isColor ? short : cell} colSpan={values.length > 1 ? 1 : 2}>
      {row.isColor ? <span style={{ ...swatch, background: cssOf(value) }} /> : null}
      {value}
    </td>
  );
}

function TokenTable(brand: Brand) {
  const theme = createBrandTheme(brand);
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ ...textStyle('small'), inlineSize: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['Token', 'CSS variable', 'Light', 'Dark', 'Brand, light', 'Brand, dark'].map(
              (title) => (
                <th key={title} scope="col" style={{ ...short, ...textStyle('label') }}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        {Object.keys(themes.light).map((group) => (
          <tbody key={group}>
            {rowsOf(group, theme).map((row) => (
              <tr key={row.name} style={line}>
                <th scope="row" style={{ ...short, ...textStyle('label') }}>
                  {row.name}
                </th>
                <td style={{ ...short, color: vars.color.textMuted }}>{row.variable ?? 'none'}</td>
                {[row.own, row.branded].map((values, column) => (
                  <Fragment key={column === 0 ? 'own' : 'brand'}>
                    {values ? (
                      values.map((_, at) => (
                        <Value key={names[at]} row={row} values={values} at={at} />
                      ))
                    ) : (
                      <td style={{ ...cell, color: vars.color.textMuted }} colSpan={2}>
                        same
                      </td>
                    )}
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

// Rows: X11
const meta = {
  title: 'Foundations/Tokens',
  component: TokenTable,
  argTypes: {
    accent: { control: 'color' },
    accentDark: { control: 'color' },
    panel: { control: 'color' },
    neutral: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 16 } },
    density: { control: 'inline-radio', options: ['comfortable', 'compact'] },
    font: { control: 'text' },
  },
} satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The name of each token in the JSON files, its CSS variable, its value in light and dark, and beside it that of the brand of
 * the controls.
 */
export const Tokens: Story = {
  tags: ['axe'],
  args: { accent: '#5b3df5', neutral: '#64748b', radius: 4, density: 'compact' },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByText(name).closest('tr');
    await expect(row('color.textMuted')).toHaveTextContent(
      '--portal-color-text-muted#5c5b55#b3b2aa',
    );
    await expect(row('color.accent')).toHaveTextContent('#5b3df5');
    await expect(row('radius.control')).toHaveTextContent('8 px4 px');
    await expect(row('space.medium')).toHaveTextContent('16 pxsame');
  },
};
