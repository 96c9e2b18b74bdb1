import { Button } from '@portal/ui/components/Button';
import { IconButton } from '@portal/ui/components/IconButton';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Text } from '@portal/ui/components/Text';
import { Ellipsis, Hourglass, Pencil, Stamp, Telescope, X } from 'lucide-react';
import type { Guidance } from './guidanceTypes.ts';

export const actions: Guidance = {
  'Components/Button': [
    {
      do: {
        rule: 'Start with a verb and name the object.',
        show: (
          <Inline>
            <Button>Save draft</Button>
            <Button tone="primary">Submit for review</Button>
          </Inline>
        ),
      },
      dont: {
        rule: 'Leave users to guess what happens.',
        show: (
          <Inline>
            <Button>Cancel</Button>
            <Button tone="primary">OK</Button>
          </Inline>
        ),
      },
    },
    {
      do: {
        rule: 'Use one primary button for the main action of a page.',
        show: (
          <Inline>
            <Button>Preview</Button>
            <Button tone="primary">Create new</Button>
          </Inline>
        ),
      },
      dont: {
        rule: 'Give every action the same weight.',
        show: (
          <Inline>
            <Button tone="primary">Preview</Button>
            <Button tone="primary">Create new</Button>
          </Inline>
        ),
      },
    },
  ],
  'Components/IconButton': [
    {
      do: {
        rule: 'Use an icon that users know, and name its object in the label.',
        show: (
          <Inline space="xsmall">
            <IconButton icon={Pencil} label="Edit Kea Invoicing" />
            <IconButton icon={Ellipsis} label="More actions for Kea Invoicing" />
            <IconButton icon={X} label="Close" />
          </Inline>
        ),
      },
      dont: {
        rule: 'Make users guess: write it on a button.',
        show: (
          <Inline space="xsmall">
            <IconButton icon={Stamp} label="Approve" />
            <IconButton icon={Hourglass} label="Postpone" />
            <IconButton icon={Telescope} label="Preview" />
          </Inline>
        ),
      },
    },
  ],
  'Components/PageHeader': [
    {
      do: {
        rule: 'Name the page with a noun and offer its main action.',
        show: (
          <PageHeader
            title="Pending listings"
            help="Listings that aren’t live yet."
            actions={<Button tone="primary">Create new</Button>}
          />
        ),
      },
      dont: {
        rule: 'Write a sentence as the title, or fill the header with actions.',
        show: (
          <PageHeader
            title="Here you can see all your listings"
            actions={
              <>
                <Button>Export</Button>
                <Button>Refresh</Button>
                <Button>Create new</Button>
              </>
            }
          />
        ),
      },
    },
  ],
  'Components/Link': [
    {
      do: {
        rule: 'Let the link text say where it leads.',
        show: (
          <Text>
            Payments are monthly. See{' '}
            <Link href="#invoices" underline="always">
              your invoices
            </Link>
            .
          </Text>
        ),
      },
      dont: {
        rule: 'Link “here” or “more”: out of context it says nothing.',
        show: (
          <Text>
            Payments are monthly. To see invoices, click{' '}
            <Link href="#invoices" underline="always">
              here
            </Link>
            .
          </Text>
        ),
      },
    },
  ],
};
