import { ErrorSummary } from '@portal/ui/components/ErrorSummary';
import { TextField } from '@portal/ui/components/TextField';
import type { Guidance } from './guidanceTypes.ts';

const nothing = () => undefined;

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
  'Components/ErrorSummary': [
    {
      do: {
        rule: 'Name each field and how to fix it, in the order of the page.',
        show: (
          <ErrorSummary
            title="Check 2 fields"
            onGo={nothing}
            errors={[
              { name: 'name', message: 'Enter the name of the app' },
              { name: 'link', message: 'Enter a full address, such as https://example.com' },
            ]}
          />
        ),
      },
      dont: {
        rule: 'Leave users to search for what is wrong.',
        show: (
          <ErrorSummary
            title="Error"
            onGo={nothing}
            errors={[{ name: 'form', message: 'Some fields are invalid' }]}
          />
        ),
      },
    },
  ],
};
