import { type BrandSettings, brandTexts, defaultBrand, uploadTexts } from '@portal/domain';
import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import exampleIcon from '../../../../examples/brand/favicon.png?no-inline';
import exampleLogo from '../../../../examples/brand/logo.png?no-inline';
import exampleDarkLogo from '../../../../examples/brand/logo-dark.png?no-inline';
import examplePicture from '../../../../examples/brand/sign-in.webp?no-inline';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { previewTheme } from './brandTheme.ts';

const owner = ({ db }: MemoryBackend) => {
  for (const user of db.users) if (user.staff) user.staffRoles = ['owner'];
};

const kahu: BrandSettings = {
  names: {
    portal: 'Kahu Exchange',
    apps: 'Software',
    services: 'Implementers',
    nzOwned: 'Locally owned',
  },
  look: {
    ...defaultBrand.look,
    accent: '#5b3df5',
    neutral: '#64748b',
    radius: 4,
    density: 'compact',
  },
  images: defaultBrand.images,
  dateFormat: 'month-first',
  supportEmail: 'help@kahu.example',
  legalLinks: [
    { label: 'Privacy policy', href: 'https://kahu.example/privacy' },
    { label: 'Terms of use', href: 'https://kahu.example/terms' },
  ],
  languages: ['en'],
};

const prepared =
  (source: 'saved' | 'file', brand = kahu) =>
  (backend: MemoryBackend) => {
    owner(backend);
    backend.db.brand = { brand, version: 3, source };
  };

// Rows: X24R.2, X24R.3
const meta = {
  title: 'Screens/Admin/Brand',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/brand', as: 'admin@portal.test', prepare: prepared('saved') },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another owner's change, right after the page has loaded the brand. */
const changedMeanwhile =
  (before: BrandSettings, after: BrandSettings) =>
  (backend: MemoryBackend): void => {
    prepared('saved', before)(backend);
    let stored = backend.db.brand;
    let reads = 0;
    Object.defineProperty(backend.db, 'brand', {
      get: () => {
        reads += 1;
        if (reads === 2 && stored) stored = { ...stored, brand: after, version: 4 };
        return stored;
      },
      set: (next) => {
        stored = next;
      },
    });
  };
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const language = (name: string) => screen.getByRole('checkbox', { name });
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
/** The preview has loaded. */
const previewed = () => screen.findByRole('heading', { name: 'Preview, dark' });
async function retype(user: User, name: string | RegExp, text: string) {
  const box = await field(name);
  await user.clear(box);
  await user.type(box, text);
}

export const Saved: Story = {
  parameters: { shows: 'Preview, dark' },
  tags: ['axe'],
  play: async () => {
    await expect(await field(/^Portal name/)).toHaveValue('Kahu Exchange');
    await previewed();
    const { accentDark, panel } = previewTheme(kahu.look).computed;
    await waitFor(() =>
      expect(screen.getByLabelText('Choose dark theme accent')).toHaveValue(accentDark),
    );
    await expect(screen.getByLabelText('Choose sign-in panel')).toHaveValue(panel);
  },
};

export const ByDefault: Story = {
  name: 'Default',
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Preview, dark' },
  args: { prepare: owner },
  play: async () => {
    await expect(await field(/^Portal name/)).toHaveValue('Customer portal');
    await expect(screen.queryByRole('button', { name: 'Reset to default' })).toBeNull();
    await previewed();
  },
};

/** Colours with too little contrast are changed, and the page says how. */
export const Adjusted: Story = {
  tags: ['slow'],
  parameters: { shows: 'Adjusted for contrast' },
  play: async ({ userEvent }) => {
    await previewed();
    await retype(userEvent, /^Accent colour(?! of)/, '#ffcc00');
    await expect(
      await screen.findByText(/^The accent colour #ffcc00 becomes #[0-9a-f]{6} in the light theme/),
    ).toBeVisible();
  },
};

/** Nothing is saved while a value is wrong. */
export const Invalid: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Use a colour such as #0c6857' },
  play: async ({ userEvent }) => {
    await previewed();
    await retype(userEvent, /^Accent colour(?! of)/, 'green');
    await retype(userEvent, /^Corner radius/, '40');
    await press(userEvent, 'Add link');
    await press(userEvent, 'Save brand');
    await expect(await field(/^Corner radius/)).toHaveAccessibleDescription(
      /Use a whole number from 0 to 16/,
    );
    await expect(await field('Address of link 3')).toHaveAccessibleDescription(
      'Address is required',
    );
  },
};

const image = (file: string, width: number, height: number) => ({ url: file, width, height });

// Rows: X24R.5
export const WithImages: Story = {
  tags: ['slow'],
  parameters: { shows: 'Preview, dark' },
  args: {
    prepare: prepared('saved', {
      ...kahu,
      images: {
        logo: image(exampleLogo, 352, 112),
        logoDark: image(exampleDarkLogo, 352, 112),
        favicon: image(exampleIcon, 64, 64),
        signIn: image(examplePicture, 1000, 1350),
      },
    }),
  },
  play: async ({ userEvent, step }) => {
    await previewed();
    const shown = () =>
      [...document.querySelectorAll<SVGElement>('[data-preview] svg[data-ground]')].map(
        ({ style }) => /logo(-dark)?/.exec(decodeURIComponent(style.background))?.[0] ?? 'mark',
      );
    await waitFor(() => expect(shown()).toEqual(['logo-dark', 'logo', 'logo-dark', 'logo-dark']));
    const pictures = () => document.querySelectorAll('[data-preview] [data-picture]').length;
    await expect(pictures()).toBe(2);
    await step('without a dark logo both themes have the same', async () => {
      await press(userEvent, 'Remove Dark theme logo');
      await waitFor(() => expect(shown()).toEqual(['logo', 'logo', 'logo', 'logo']));
    });
    await step('without a picture the panel is plain', async () => {
      await press(userEvent, 'Remove Sign-in picture');
      await waitFor(() => expect(pictures()).toBe(0));
    });
  },
};

/** A failed upload is tried again when the brand is saved. */
// Rows: X24R.5
export const ImageRejected: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Unsupported Format: Must be JPEG or PNG' },
  args: { faults: { broken: true, only: '/upload' } },
  play: async ({ userEvent }) => {
    await previewed();
    const logo = await (await fetch(exampleLogo)).blob();
    const upload = async (file: File) =>
      userEvent.upload(await screen.findByLabelText(/^Logo: /), file);
    const uploads = () => backendOfStory().calls.filter((call) => call.includes('/upload')).length;
    await upload(new File([logo], 'logo.png', { type: 'image/png' }));
    await screen.findByText(uploadTexts.failed);
    await expect(uploads()).toBe(1);
    await press(userEvent, 'Save brand');
    await waitFor(() => expect(uploads()).toBe(2));
    await waitFor(async () =>
      expect(await screen.findByLabelText(/^Logo: /)).toHaveAccessibleDescription(
        new RegExp(uploadTexts.failed),
      ),
    );
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'icon.png', {
      type: 'image/png',
    });
    await userEvent.upload(await screen.findByLabelText(/^Favicon: /), jpeg);
    await screen.findByText(brandTexts.faviconType);
    await upload(new File(['%PDF-1.7'], 'logo.png', { type: 'image/png' }));
    await screen.findByText('Unsupported Format: Must be JPEG or PNG');
  },
};

let stored: () => BrandSettings | undefined;

// Rows: X24R.6, X24R.7
export const Saving: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Brand saved. Reload the page to see it everywhere.' },
  args: {
    prepare: (backend) => {
      prepared('saved')(backend);
      stored = () => backend.db.brand?.brand;
    },
  },
  play: async ({ userEvent, step }) => {
    await previewed();
    await retype(userEvent, /^Portal name/, 'Kahu');
    await step('links are added, moved and removed', async () => {
      await press(userEvent, 'Add link');
      await userEvent.type(await field('Text of link 3'), 'Cookies');
      await userEvent.type(await field('Address of link 3'), 'https://kahu.example/cookies');
      await press(userEvent, 'Move link 3 up');
      await expect(await field('Text of link 2')).toHaveValue('Cookies');
      await expect(screen.getByRole('button', { name: 'Move link 2 up' })).toHaveFocus();
      await press(userEvent, 'Move link 1 down');
      await expect(await field('Text of link 1')).toHaveValue('Cookies');
      await press(userEvent, 'Move link 1 down');
      await press(userEvent, 'Remove link 3');
    });
    await step('dates are previewed', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Day' }));
      await expect(await screen.findAllByText('Submitted 26 November 2026')).toHaveLength(2);
    });
    await step('at least one language is offered', async () => {
      await userEvent.click(language('English'));
      await press(userEvent, 'Save brand');
      await waitFor(() =>
        expect(language('English')).toHaveAccessibleDescription('Choose at least one language'),
      );
      await userEvent.click(language('Deutsch'));
      await expect(screen.queryByRole('radio', { name: 'Deutsch' })).toBeNull();
      await userEvent.click(language('English'));
    });
    await step('the stored default stays, until another is chosen', async () => {
      await expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
      await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
    });
    await press(userEvent, 'Save brand');
    await screen.findByText('Brand saved. Reload the page to see it everywhere.');
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(
      screen.getByText(/^Saved/, { selector: '[role=status], [role=status] *' }),
    ).toBeInTheDocument();
    await expect(stored()?.languages).toEqual(['de', 'en']);
    await expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await expect(stored()?.dateFormat).toBe('day-first');
  },
};

export const Reset: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    await previewed();
    await press(userEvent, 'Reset to default');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset brand' }));
    await screen.findByText('The default brand is back. Reload the page to see it everywhere.');
    await expect(await field(/^Portal name/)).toHaveValue('Customer portal');
    await expect(screen.queryByRole('textbox', { name: 'Text of link 1' })).toBeNull();
  },
};

/** Saved elsewhere first: each field that both changed asks which version to keep. */
export const Conflict: Story = {
  tags: ['slow'],
  parameters: { shows: 'Saved version:' },
  args: {
    prepare: changedMeanwhile(kahu, { ...kahu, names: { ...kahu.names, portal: 'Kahu Market' } }),
  },
  play: async ({ userEvent }) => {
    await previewed();
    await retype(userEvent, /^Portal name/, 'Kahu');
    await press(userEvent, 'Save brand');
    await screen.findByText('Kahu Market');
    await expect(await field(/^Portal name/)).toHaveValue('Kahu');
  },
};

/** An image that was replaced elsewhere is not overwritten without a question. */
export const ImageConflict: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: changedMeanwhile(
      { ...kahu, images: { ...kahu.images, logo: image(exampleLogo, 352, 112) } },
      { ...kahu, images: { ...kahu.images, logo: image(exampleDarkLogo, 352, 112) } },
    ),
  },
  play: async ({ userEvent }) => {
    await previewed();
    await press(userEvent, 'Remove Logo');
    await press(userEvent, 'Save brand');
    await screen.findByText('Image, 352 × 112 pixels');
    await press(userEvent, 'Keep my version');
    await press(userEvent, 'Save brand');
    await screen.findByText('Brand saved. Reload the page to see it everywhere.');
  },
};

/** Read-only: the brand comes from a file. */
export const FromFile: Story = {
  tags: ['slow'],
  parameters: { shows: 'The brand is set in a file of the server' },
  args: { prepare: prepared('file') },
  play: async () => {
    await previewed();
    await expect(screen.queryByRole('button', { name: 'Save brand' })).toBeNull();
  },
};
