import { useUser } from '@portal/data/react';
import { forgetReasons } from '@portal/forms/core';
import { useAppServices } from '../../portal.tsx';

/** Returns a function that deletes what the user typed for a decision, once it is made. Takes what identifies the decision among local drafts, such as `reviews/12`, and the id of a draft to delete no other. */
export function useForgetReasons(): (record: string, draftId?: string) => void {
  const user = String(useUser().id);
  const { draftStore } = useAppServices();
  return (record, draftId) => void forgetReasons(draftStore, { user, record }, draftId);
}
