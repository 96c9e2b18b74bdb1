import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline, Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from './contract.css.ts';
import { breakpoint, control, layout, radius, space } from './scale.ts';

// Rows: 9.7, X7
const meta = { title: 'Foundations/Spacing and sizes' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ink = vars.color.accent;

const rows = (measures: Record<string, number>) =>
  Object.entries(measures).map(([name, px]) => (
    <Inline key={name} nowrap space="medium">
      <span style={{ inlineSize: 144, flexShrink: 0 }}>
        <Text as="span" size="small" figures>
          {name}, {px}
        </Text>
      </span>
      <span style={{ inlineSize: px, maxInlineSize: '100%', blockSize: 12, background: ink }} />
    </Inline>
  ));

const shadows = { float: vars.shadow.float, dialog: vars.shadow.dialog, bar: vars.shadow.bar };

/** Only floating surfaces have a shadow. */
export const Measures: Story = {
  tags: ['axe'],
  render: () => (
    <Stack space="xlarge">
      {Object.entries({
        Spacing: space,
        Controls: control,
        Layout: { ...layout, ...breakpoint },
      }).map(([title, measures]) => (
        <Stack key={title} space="xsmall">
          <Heading>{title}</Heading>
          {rows(measures)}
        </Stack>
      ))}
      <Heading>Border radius</Heading>
      <Inline space="large">
        {Object.entries(radius).map(([name, px]) => (
          <Stack key={name} space="xxsmall" align="center">
            <span
              style={{
                inlineSize: 72,
                blockSize: 72,
                borderRadius: px,
                background: vars.color.accentSoft,
                border: `1px solid ${vars.color.accentLine}`,
              }}
            />
            <Text as="span" size="caption">
              {name}, {px}
            </Text>
          </Stack>
        ))}
      </Inline>
      <Heading>Shadows</Heading>
      <Inline space="huge">
        {Object.entries(shadows).map(([name, boxShadow]) => (
          <div
            key={name}
            style={{
              inlineSize: 144,
              padding: 24,
              margin: 32,
              borderRadius: 12,
              background: vars.color.raised,
              boxShadow,
            }}
          >
            {name}
          </div>
        ))}
      </Inline>
    </Stack>
  ),
};
