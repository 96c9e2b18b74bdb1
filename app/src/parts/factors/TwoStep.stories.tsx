import { demoPassword, type MemoryBackend, totpCode } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { fakePasskeys } from '../../testing/fakePasskeys.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Two-step verification',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/security', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const codesOf = (count: number) => Array.from({ length: count }, (_code, at) => `k7m2${at}-q9xw`);

/** Gives the vendor an app, two passkeys and some recovery codes. */
const withFactors =
  (codes: number) =>
  ({ db }: MemoryBackend) => {
    const vendor = db.users.find(({ email }) => email === 'vendor@portal.test');
    if (!vendor) throw new Error('There is no vendor.');
    vendor.factors = {
      totp: { enabledAt: '2026-10-04T09:00:00.000Z' },
      recoveryCodes: codesOf(codes),
      passkeys: [
        {
          id: 1,
          name: 'MacBook',
          credentialId: 'macbook',
          createdAt: '2026-11-02T09:00:00.000Z',
          lastUsedAt: '2026-11-18T09:00:00.000Z',
        },
        {
          id: 2,
          name: 'The security key with the blue sticker that lies in the safe',
          credentialId: 'key',
          createdAt: '2026-11-12T09:00:00.000Z',
          lastUsedAt: null,
        },
      ],
    };
  };

const card = async () =>
  within(await screen.findByRole('region', { name: 'Two-step verification' }));
const press = async (userEvent: User, name: string) =>
  userEvent.click(await (await card()).findByRole('button', { name }));

/** Types the password into the open dialog. */
async function confirm(userEvent: User, password: string = demoPassword) {
  const dialog = within(await screen.findByRole('dialog'));
  await put(userEvent, await dialog.findByLabelText('Current password'), password);
  await userEvent.keyboard('{Enter}');
  return dialog;
}

/** Closes the dialog with the new recovery codes. */
async function saveCodes(userEvent: User) {
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'I saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function setUpApp(userEvent: User) {
  await confirm(userEvent);
  await put(userEvent, await screen.findByLabelText('Code from the app'), totpCode);
  await userEvent.keyboard('{Enter}');
  await saveCodes(userEvent);
}

export const On: Story = {
  tags: ['axe', 'slow'],
  args: { prepare: withFactors(8) },
  parameters: { shows: ['On since October 4th 2026.', '8 of 10 left.'] },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Passkeys' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const FewRecoveryCodes: Story = {
  args: { prepare: withFactors(2) },
  parameters: { shows: 'You’re running out of recovery codes.' },
};

/** Nothing is on before the first code; the codes are shown once. */
export const AppSetUp: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Authenticator app is on.' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Set up app');
    await confirm(userEvent);
    await screen.findByRole('img', { name: /^QR code/ });
    await userEvent.keyboard('{Escape}');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Close without saving?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await card()).getByText(/^Off\./)).toBeVisible();
    await press(userEvent, 'Set up app');
    await setUpApp(userEvent);
    await (await card()).findByText(/^On since November 20th 2026\./);
    await (await card()).findByText(/^10 of 10 left/);
  },
};

const prompted = fn();

/** A closed prompt is no error, and one that fails says why: the dialog stays for another try. */
export const PasskeyAdded: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Passkey added.' },
  beforeEach: () => fakePasskeys({ error: 'NotAllowedError' }, prompted),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Add passkey');
    await put(userEvent, await screen.findByRole('textbox', { name: 'Name' }), 'Laptop');
    const dialog = await confirm(userEvent);
    await waitFor(() => expect(prompted).toHaveBeenCalledOnce());
    await expect(await dialog.findByRole('button', { name: 'Add passkey' })).toBeVisible();
    await expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
    fakePasskeys({ error: 'InvalidStateError' });
    await confirm(userEvent);
    await dialog.findByText('This device already has a passkey for your account.');
    fakePasskeys({ id: 'laptop' });
    await confirm(userEvent);
    await saveCodes(userEvent);
    await expect(await (await card()).findByText('Laptop')).toBeVisible();
  },
};

export const PasskeyRemoved: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: withFactors(8) },
  parameters: { shows: 'Passkey removed.' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'More for MacBook');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await confirm(userEvent, 'not-the-one');
    const field = dialog.getByLabelText('Current password');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The provided current password is invalid'),
    );
    await confirm(userEvent);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect((await card()).queryByText('MacBook')).toBeNull());
  },
};

const required = ({ db }: MemoryBackend) => {
  db.staffSecondFactor = true;
};

/** Staff who view the portal as a vendor do not see how the vendor signs in. */
export const ViewedAs: Story = {
  tags: ['test-only', 'slow'],
  args: {
    as: 'admin@portal.test',
    prepare: ({ db }) => {
      const [viewer, vendor] = db.users;
      if (viewer && vendor) db.viewed.set(viewer.id, vendor.id);
    },
  },
  play: async () => {
    await screen.findByText(/^Viewing as Aroha Ngata/);
    await screen.findByRole('region', { name: 'Where you are signed in' });
    await expect(screen.queryByRole('region', { name: 'Two-step verification' })).toBeNull();
  },
};

/** Staff who must have a second factor see nothing else. */
export const Required: Story = {
  tags: ['slow'],
  args: { path: '/accounts', as: 'admin@portal.test', prepare: required },
  parameters: { shows: 'Your role requires a second step after your password.' },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Set up two-step verification');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.queryByRole('navigation')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Sign out' })).toBeVisible();
  },
};

/** The codes stay until they are saved; then the page opens that the user wanted. */
export const RequiredDone: Story = {
  tags: ['test-only', 'slow'],
  args: { ...Required.args },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Set up an authenticator app' }),
    );
    await setUpApp(userEvent);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  },
};

let later: MemoryBackend;

/** The installation starts to require it while the user is signed in. */
export const RequiredLater: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: '/account/security',
    as: 'admin@portal.test',
    prepare: (backend) => {
      later = backend;
    },
  },
  play: async ({ userEvent }) => {
    await card();
    required(later);
    await userEvent.click(screen.getByRole('link', { name: 'Administration' }));
    await expect(
      await screen.findByRole('heading', { name: 'Set up two-step verification' }),
    ).toBeVisible();
  },
};
