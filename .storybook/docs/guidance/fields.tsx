import { TextField } from '@portal/ui/components/TextField';
import type { Guidance } from './guidanceTypes.ts';

export const fields: Guidance = {
  'Components/TextField': [
    {
      do: {
        rule: 'Keep the label visible. Put what users need to know in the help text.',
        show: (
          <TextField
            name="guidance-do"
            label="Free trial link"
            aside="Optional"
            help="Opens in a new tab from your listing."
            placeholder="https://example.com/trial"
          />
        ),
      },
      dont: {
        rule: 'Put instructions in the placeholder: they disappear while typing.',
        show: (
          <TextField
            name="guidance-dont"
            label="Free trial link"
            labelHidden
            placeholder="Free trial link (optional), opens in a new tab"
          />
        ),
      },
    },
    {
      do: {
        rule: 'Say how to fix the error.',
        show: (
          <TextField
            name="guidance-error-do"
            label="Link"
            defaultValue="harbour ledger"
            error="Enter a full address, such as https://example.com"
          />
        ),
      },
      dont: {
        rule: 'Blame the user or use codes.',
        show: (
          <TextField
            name="guidance-error-dont"
            label="Link"
            defaultValue="harbour ledger"
            error="Invalid input (E_URL)"
          />
        ),
      },
    },
  ],
};
