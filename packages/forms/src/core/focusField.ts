const controls = 'input:not([type=hidden], [hidden]), textarea, select, button';

/** The first invalid control, or the first one of an invalid group, such as radio buttons. */
function invalidControl(within: ParentNode | null | undefined): HTMLElement | null | undefined {
  const invalid = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  return invalid?.matches(controls) ? invalid : invalid?.querySelector<HTMLElement>(controls);
}

/** Moves the focus to the first invalid control, or to the first control of an invalid group. */
export const focusInvalid = (form: ParentNode | null): void => invalidControl(form)?.focus();

/** Moves the focus to the control of a field, found by its `data-field` name; to the invalid one of several. */
export function focusField(form: ParentNode | null, name: string): void {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const control = invalidControl(field) ?? field?.querySelector<HTMLElement>(controls);
  control?.focus();
}
