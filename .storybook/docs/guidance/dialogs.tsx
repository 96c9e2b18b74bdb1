import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Text } from '@portal/ui/components/Text';
import { TextField } from '@portal/ui/components/TextField';
import type { Guidance } from './guidanceTypes.ts';

const nothing = () => undefined;
const open = { open: true, onOpenChange: nothing };

export const dialogs: Guidance = {
  'Components/AlertDialog': [
    {
      overlay: true,
      do: {
        rule: 'Ask one question, name what is lost and repeat the verb on the button.',
        show: (
          <AlertDialog
            {...open}
            onConfirm={nothing}
            title="Delete Kea Invoicing?"
            confirm="Delete listing"
            cancel="Keep listing"
          >
            This also deletes its reviews, analytics and special offers.
          </AlertDialog>
        ),
      },
      dont: {
        rule: 'Ask “Are you sure?” and offer “Yes” and “No”.',
        show: (
          <AlertDialog
            {...open}
            onConfirm={nothing}
            tone="primary"
            title="Are you sure?"
            confirm="Yes"
            cancel="No"
          >
            This action is irreversible.
          </AlertDialog>
        ),
      },
    },
  ],
  'Components/Dialog': [
    {
      overlay: true,
      do: {
        rule: 'Keep to one short task, with the title as its name.',
        show: (
          <Dialog
            {...open}
            size="small"
            title="Rename category"
            actions={
              <>
                <Button>Cancel</Button>
                <Button tone="primary">Save name</Button>
              </>
            }
          >
            <TextField name="category" label="Category name" defaultValue="Field work" />
          </Dialog>
        ),
      },
      dont: {
        rule: 'Interrupt with news. Use a toast or a banner.',
        show: (
          <Dialog
            {...open}
            size="small"
            title="Success"
            actions={<Button tone="primary">OK</Button>}
          >
            <Text>The category was renamed.</Text>
          </Dialog>
        ),
      },
    },
  ],
};
