import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/Text/Text.tsx';
import { fontFamily, type TypeStyle, type } from './scale.ts';

const meta = { title: 'Foundations/Typography' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const voices: [string, TypeStyle][] = Object.entries(type);

export const TextStyles: Story = {
  tags: ['axe'],
  render: () => (
    <Stack space="large">
      {voices.map(([name, { size, line, weight, tracking }]) => (
        <Stack key={name} space="xxsmall">
          <Text size="caption" tone="subtle" figures>
            {name}: {size} on {line}, weight {weight}, tracking {tracking}
          </Text>
          <p
            style={{
              fontSize: size,
              lineHeight: `${line}px`,
              fontWeight: weight,
              letterSpacing: tracking,
            }}
          >
            Harbourmaster keeps every boat and berth
          </p>
        </Stack>
      ))}
      <Text size="lead">Māori, kererū, tōtara, pāua, kōwhai, Ōtautahi, Whangārei</Text>
      <Text size="lead" figures>
        1,111.11
        <br />
        8,888.88
      </Text>
      <p style={{ fontFamily: fontFamily.mono }}>4f3a91: only for codes that are copied</p>
    </Stack>
  ),
};
