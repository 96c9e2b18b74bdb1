/** Shown, being typed, or on its way; a refusal goes back to typing with its reason. */
export type InlineEditState =
  | { mode: 'shown' }
  | { mode: 'editing'; draft: string; error: string | undefined }
  | { mode: 'saving'; draft: string };

export type InlineEditAction =
  | { type: 'opened'; value: string }
  | { type: 'typed'; draft: string }
  | { type: 'sent' }
  | { type: 'refused'; error: string }
  | { type: 'closed' };

export const shown: InlineEditState = { mode: 'shown' };

export function inlineEditReducer(
  state: InlineEditState,
  action: InlineEditAction,
): InlineEditState {
  switch (action.type) {
    case 'opened':
      return state.mode === 'shown'
        ? { mode: 'editing', draft: action.value, error: undefined }
        : state;
    case 'typed':
      return state.mode === 'editing'
        ? { mode: 'editing', draft: action.draft, error: undefined }
        : state;
    case 'sent':
      return state.mode === 'editing' ? { mode: 'saving', draft: state.draft } : state;
    case 'refused':
      return state.mode === 'shown'
        ? state
        : { mode: 'editing', draft: state.draft, error: action.error };
    case 'closed':
      return shown;
  }
}
