import { Button } from '@portal/ui/components/Button';
import { IconButton } from '@portal/ui/components/IconButton';
import { Menu } from '@portal/ui/components/Menu';
import { type ToastOptions, ToastProvider, useToast } from '@portal/ui/components/Toast';
import { Ellipsis } from 'lucide-react';
import { useEffect } from 'react';
import type { Guidance } from './guidanceTypes.ts';

const nothing = () => undefined;

function Show(options: ToastOptions) {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the example appears
  useEffect(() => toast(options), []);
  return null;
}

/** A toast that stays. */
const shown = (options: Omit<ToastOptions, 'duration' | 'about'>) => (
  <ToastProvider>
    <Show {...options} duration={600_000} about="example" />
  </ToastProvider>
);

export const popups: Guidance = {
  'Components/Menu': [
    {
      overlay: true,
      do: {
        rule: 'Collect what is used less often. Put what deletes last, in its own group.',
        show: (
          <Menu
            open
            trigger={<IconButton icon={Ellipsis} label="More actions" tone="secondary" />}
            label="Actions for Kea Invoicing"
            align="start"
            items={[
              { label: 'Preview', onSelect: nothing },
              { label: 'Duplicate', onSelect: nothing },
              { label: 'Compare versions', onSelect: nothing },
              { kind: 'separator' },
              { label: 'Delete…', tone: 'critical', onSelect: nothing },
            ]}
          />
        ),
      },
      dont: {
        rule: 'Hide the main action, or one or two actions. Show them as buttons.',
        show: (
          <Menu
            open
            trigger={<Button>Actions</Button>}
            label="Actions"
            align="start"
            items={[
              { label: 'Submit for review', onSelect: nothing },
              { label: 'Save draft', onSelect: nothing },
            ]}
          />
        ),
      },
    },
  ],
  'Components/Toast': [
    {
      overlay: true,
      do: {
        rule: 'Confirm what was done in one sentence, with the way back.',
        show: shown({
          tone: 'positive',
          message: 'Kea Invoicing approved.',
          action: { label: 'Undo', onAction: nothing },
        }),
      },
      dont: {
        rule: 'Say what users have to act on: it disappears. Use a banner.',
        show: shown({
          tone: 'critical',
          message:
            'Your payment didn’t go through. Change your card before December 4th 2026, or your listings will no longer be shown.',
        }),
      },
    },
  ],
};
