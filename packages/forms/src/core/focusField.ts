const controls = 'input:not([type=hidden], [hidden]), textarea, select, button';

/** Moves the focus into a field by the name its shell carries. */
export function focusField(form: ParentNode | null, name: string): void {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  field?.querySelector<HTMLElement>(controls)?.focus();
}
