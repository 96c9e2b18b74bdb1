import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { pictureRules } from '../../theme/brand.ts';
import { color } from '../../theme/color.ts';
import { AuthPanel } from './AuthPanel.tsx';

const meta = {
  title: 'Patterns/AuthPanel',
  tags: ['stable'],
  component: AuthPanel,
  parameters: { layout: 'fullscreen' },
  args: { backHref: '#directory', children: null },
} satisfies Meta<typeof AuthPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  parameters: { shows: 'New here? Create an account' },
  tags: ['axe'],
  args: {
    children: (
      <Stack space="xlarge">
        <div>
          <Heading level={1}>Sign in</Heading>
          <Text tone="muted">
            New here? <Link href="#registration">Create an account</Link>
          </Text>
        </div>
        <TextField
          name="username"
          label="Username"
          size="touch"
          help="The email address you signed up with."
        />
        <Button tone="primary" size="touch" full>
          Sign in
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent(
      'Customer portalManage and add listings',
    );
    await expect(canvas.getByRole('link', { name: 'Back to the directory' })).toHaveAttribute(
      'href',
      '#directory',
    );
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
  },
};

/** The brightest picture: its scrim alone keeps the contrast of the text. */
const white = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#fff"/></svg>',
)}`;

/** The picture of a brand, here white, in place of the drawing. The server writes these rules into the page. */
// Rows: X24R.5
export const WithPicture: Story = {
  ...SignIn,
  tags: [],
  beforeEach: () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pictureRules({ url: white }, color));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('banner').querySelector('svg');
    const isWide = window.matchMedia('(min-width: 48em)').matches;
    await expect(getComputedStyle(drawing as Element).backgroundImage !== 'none').toBe(isWide);
  },
};

const long = (number: number) => `Conditions for partners, part ${number}`;

/** As many long links as a brand may have: they end with the page. */
export const ManyLinks: Story = {
  ...SignIn,
  tags: [],
  args: {
    ...SignIn.args,
    foot: (
      <Inline space="small">
        {[1, 2, 3, 4, 5].map((number) => (
          <Link key={number} href="#terms" size="small" tone="quiet">
            {long(number)}
          </Link>
        ))}
      </Inline>
    ),
  },
};
