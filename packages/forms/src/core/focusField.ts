const controls = 'input:not([type=hidden], [hidden]), textarea, select, button';

/** Moves the focus to the first invalid control, or to the first control of an invalid group, such as radio buttons. */
export function focusInvalid(form: ParentNode | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches(controls)
    ? invalid
    : invalid?.querySelector<HTMLElement>(controls);
  control?.focus();
}

/** Moves the focus to the control of a field, found by its `data-field` name; to the invalid one of several. */
export function focusField(form: ParentNode | null, name: string): void {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const invalid = field?.querySelector<HTMLElement>('input[aria-invalid="true"]');
  (invalid ?? field?.querySelector<HTMLElement>(controls))?.focus();
}
