const controls = 'input:not([type=hidden], [hidden]), textarea, select, button';

const controlOf = (field: Element | null | undefined) =>
  field?.querySelector<HTMLElement>(controls);

/** Moves the focus into the first of these fields that is on screen, or else into the first of the form. */
export function focusFirst(form: ParentNode | null, names: readonly string[] = []): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const named = fields.find(({ dataset }) => names.includes(dataset.field ?? ''));
  controlOf(named ?? fields[0])?.focus();
}

/** Moves the focus into a field by the name its shell carries. */
export function focusField(form: ParentNode | null, name: string): void {
  controlOf(form?.querySelector(`[data-field="${CSS.escape(name)}"]`))?.focus();
}
