import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Inline, Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { StatusBadge } from '../patterns/StatusBadge/StatusBadge.tsx';
import { type Brand, createBrandTheme } from './brand.ts';
import { vars } from './contract.css.ts';
import { variableName } from './variables.ts';

/** The variables of the tokens by the names that they have in Storybook. */
const names = new Map(
  Object.entries(vars).flatMap(([group, refs]) =>
    Object.entries(refs).map(([name, ref]) => [variableName(group, name), ref.slice(4, -1)]),
  ),
);

function Sample(brand: Brand) {
  const { variables, adjustments } = createBrandTheme(brand);
  const own = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [names.get(name) ?? name, value]),
  );
  const page = { background: vars.color.canvas, fontFamily: vars.fontFamily.text, padding: 24 };
  const panel = { background: vars.color.stone, borderRadius: vars.radius.card, padding: 24 };
  return (
    <div style={{ ...own, ...page, color: vars.color.text }}>
      <Stack space="large">
        {adjustments.map(({ role, scheme, asked, used }) => (
          <Banner key={role + scheme} tone="caution" title={`${role} is ${used} in ${scheme}`}>
            {`${asked} has too little contrast.`}
          </Banner>
        ))}
        <Card>
          <Stack>
            <Heading>Ledger for two</Heading>
            <Text tone="muted">
              Tracks shared costs. <Link href="#terms">Read its terms</Link>
            </Text>
            <TextField name="website" label="Website" maxSymbols={80} />
            <Checkbox name="trial" label="Show a trial link" />
            <Inline>
              <Button tone="primary" icon={Plus}>
                Add listing
              </Button>
              <Button>Save draft</Button>
              <Button tone="ghost">Cancel</Button>
              <StatusBadge kind="approved" />
            </Inline>
          </Stack>
        </Card>
        <div style={panel}>
          <p style={{ color: vars.color.stoneText }}>The panel beside sign-in</p>
          <p style={{ color: vars.color.stoneMuted }}>with its secondary text</p>
        </div>
      </Stack>
    </div>
  );
}

// Rows: X24B
const meta = {
  title: 'Foundations/Brand',
  component: Sample,
  tags: ['axe'],
  argTypes: {
    accent: { control: 'color' },
    accentDark: { control: 'color' },
    panel: { control: 'color' },
    neutral: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 16 } },
    density: { control: 'inline-radio', options: ['comfortable', 'compact'] },
    font: { control: 'text' },
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Components with the brand of the controls. */
export const OwnBrand: Story = {
  name: 'Brand',
  args: { accent: '#5b3df5', neutral: '#64748b', radius: 4, density: 'compact' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add listing' });
    await expect(getComputedStyle(button).borderRadius).toBe('4px');
  },
};

/** A seed with too little contrast is changed. */
export const Adjusted: Story = {
  args: { accent: '#ffd400', radius: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#ffd400 has too little contrast.')).toBeVisible();
  },
};
