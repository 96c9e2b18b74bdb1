const controls = 'input:not([type=hidden], [hidden]), textarea, select, button';

/** Moves the focus to the control of a field, found by its `data-field` name. */
export function focusField(form: ParentNode | null, name: string): void {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  field?.querySelector<HTMLElement>(controls)?.focus();
}
