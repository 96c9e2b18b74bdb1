import { useClient, useUser } from '@portal/data/react';
import { messageFor } from '@portal/data/schemas';
import type { Language } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import { useCallback } from 'react';
import { setCookie } from '../cookies.ts';
import { useAppServices } from '../portal.tsx';

/** Stores a language with the account and in this browser, and opens the page again in it. */
export function useLanguageChoice() {
  const { account } = useClient();
  const { viewedBy } = useUser();
  const { reload } = useAppServices();
  const toast = useToast();
  const isViewed = !!viewedBy;
  return useCallback(
    async (language: Language) => {
      try {
        // Staff who view the portal as another user change nothing of theirs.
        if (!isViewed) await account.saveLanguage(language);
      } catch (error) {
        toast({ tone: 'critical', message: messageFor(error) });
        return;
      }
      setCookie('language', language);
      reload();
    },
    [account, isViewed, reload, toast],
  );
}
