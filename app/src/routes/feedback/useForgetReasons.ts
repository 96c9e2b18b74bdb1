import { useUser } from '@portal/data/react';
import { forgetReasons } from '@portal/forms/core';
import { useAppServices } from '../../portal.tsx';

/** Returns a function that deletes what the user typed for a decision, once it is made. Takes what identifies the decision among local drafts, such as `reviews/12`. */
export function useForgetReasons(): (record: string) => void {
  const user = String(useUser().id);
  const { draftStore } = useAppServices();
  return (record) => void forgetReasons(draftStore, { user, record });
}
