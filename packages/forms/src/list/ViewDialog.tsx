import { fieldProblem, savedViewFields } from '@portal/domain';
import type { SelectProps } from '@portal/ui/components/Select';
import { FormSelect } from '../core/choiceFields.tsx';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormTextField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

export type ViewValues = {
  name: string;
  /** One of the icons. */
  icon: string;
  /** One of the audiences; empty without any. */
  sharedWith: string;
};

const rules: Rules<ViewValues> = {
  fields: { name: (value) => fieldProblem(savedViewFields.name, value) },
};

/** What the dialog does with a view. */
export type ViewDialogKind = 'new' | 'copy' | 'change';

export interface ViewDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether a view is saved, copied or changed. Default `new`. */
  kind?: ViewDialogKind | undefined;
  /** What the fields show at first. Default: no name, and the first of the icons and audiences. */
  values?: ViewValues | undefined;
  /** The icons to choose from; the first is the default. */
  icons: SelectProps['options'];
  /** With whom the view can be shared, "Only me" included. Default: views are not shared. */
  audiences?: SelectProps['options'] | undefined;
  /** Saves the view. */
  onSubmit: (values: ViewValues) => Promise<SubmitResult>;
}

const titleOf = (kind: ViewDialogKind, shares: boolean): string => {
  if (kind === 'new') return m.list_view_new();
  if (kind === 'copy') return m.list_view_copy();
  return shares ? m.list_view_share() : m.list_view_rename();
};

/** Asks for the name and the icon of a view of a list, and with whom it is shared. */
export function ViewDialog({
  open,
  onClose,
  kind = 'new',
  audiences = [],
  icons,
  values = { name: '', icon: icons[0]?.value ?? '', sharedWith: audiences[0]?.value ?? '' },
  onSubmit,
}: ViewDialogProps) {
  const shares = audiences.length > 0;
  const form = useDialogForm<ViewValues>({
    open,
    onClose,
    onSubmit: (submitted) => onSubmit(submitted),
    values,
    rules: () => rules,
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={titleOf(kind, shares)}
      description={
        kind === 'change' ? undefined : shares ? m.list_view_keeps() : m.list_view_help()
      }
      confirm={{ label: m.list_view_save(), busyLabel: m.core_saving(), tone: 'primary' }}
    >
      <FormTextField<ViewValues> name="name" label={m.list_view_name()} autoComplete="off" />
      <FormSelect<ViewValues> name="icon" label={m.list_view_icon()} options={icons} />
      {shares ? (
        <FormSelect<ViewValues>
          name="sharedWith"
          label={m.list_view_sharing()}
          help={m.list_view_sharing_help()}
          options={audiences}
        />
      ) : null}
    </FormDialog>
  );
}
