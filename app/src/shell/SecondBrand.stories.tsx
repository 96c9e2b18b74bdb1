import { readBrand } from '@portal/domain';
import { createBrandTheme, logoRules, noWordRules, pictureRules } from '@portal/ui/theme/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import example from '../../../examples/brand/brand.json';
import logo from '../../../examples/brand/logo.png';
import logoDark from '../../../examples/brand/logo-dark.png';
import picture from '../../../examples/brand/sign-in.webp';
import { brand, readPageBrand } from '../brand.ts';
import { previewTheme } from '../routes/brand/brandTheme.ts';
import { AuthStory } from '../testing/AuthStory.tsx';
import { backendOfStory, PortalStory, type PortalStoryProps } from '../testing/PortalStory.tsx';

const image = (url: string, width = 352, height = 112) => ({ url, width, height });
const settings = readBrand({
  ...example,
  languages: ['en'],
  images: {
    logo: image(logo),
    logoDark: image(logoDark),
    signIn: image(picture, 1000, 1350),
  },
}).brand;

/** As the server does: names, links and date format in the page, the look as CSS variables, and the rules of the images. */
function applyBrand() {
  const { style, dataset } = document.documentElement;
  const sheet = new CSSStyleSheet();
  const { colors } = createBrandTheme(example.look);
  const ofPanel = noWordRules + pictureRules(settings.images.signIn, colors);
  sheet.replaceSync(logoRules(settings.images) + ofPanel);
  document.adoptedStyleSheets.push(sheet);
  const { variables } = previewTheme(settings.look);
  Object.assign(brand, readPageBrand(JSON.stringify(settings)));
  dataset.dates = settings.dateFormat;
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    Object.assign(brand, readPageBrand(undefined));
    delete dataset.dates;
    for (const name of Object.keys(variables)) style.removeProperty(name);
  };
}

/* The main screens under `examples/brand/brand.json`: only what a brand may change differs. In English alone, but for one. */
// Rows: X24R.1, X24R.4, X24R.5
const meta = {
  title: 'Screens/Second brand',
  tags: ['own-colors'],
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: applyBrand,
  args: { path: '/' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = (address: string, shows: string): Story => ({
  parameters: { shows },
  render: () => <AuthStory address={address} onGo={() => undefined} />,
});

const screenOf = (as: PortalStoryProps['as'] & {}, path: string, shows: string): Story => ({
  parameters: { shows },
  args: { as, path },
});

const vendor = 'vendor@portal.test';
const pro = 'pro@portal.test';
const admin = 'admin@portal.test';

export const SignIn: Story = { ...signedOut('/auth/login', 'Contact support'), tags: ['axe'] };
export const MyListings: Story = screenOf(vendor, '/apps/active', 'Contact support');
export const NewListing: Story = screenOf(pro, '/services/new', 'Nordic owned');
export const Dashboard: Story = screenOf(admin, '/dashboard', 'Total users');

/** Another language is at the end of the menu, and stays chosen. */
// Rows: X24R.6
export const TwoLanguages: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Deutsch' },
  beforeEach: () => {
    brand.languages = ['en', 'de'];
    return () => {
      // biome-ignore lint/suspicious/noDocumentCookie: removes it.
      document.cookie = 'language=; path=/; max-age=0';
    };
  },
  args: {
    as: vendor,
    path: '/apps/active',
    prepare: (opened) => {
      const offering: typeof settings = { ...settings, languages: ['en', 'de'] };
      opened.db.brand = { brand: offering, version: 1, source: 'saved' };
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(document.cookie).toContain('language=de'));
    await expect(backendOfStory().db.users.find(({ email }) => email === vendor)?.language).toBe(
      'de',
    );
  },
};
