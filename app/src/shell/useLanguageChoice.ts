import { useClient, useUser } from '@portal/data/react';
import type { Language } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import { useCallback } from 'react';
import { m } from '../i18n/messages.js';
import { openIn } from '../languageSwitch.ts';
import { useAction } from '../parts/useAction.ts';
import { useAppServices } from '../portal.tsx';

/** Whether the page would lose text: its listeners then cancel the event. */
const hasUnsaved = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Stores a language with the account and in this browser, and opens the page again in it. Null while staff view the portal as
 * another user, whose language is not theirs.
 */
export function useLanguageChoice() {
  const { account } = useClient();
  const { viewedBy } = useUser();
  const { reload } = useAppServices();
  const toast = useToast();
  const { act } = useAction();
  const choose = useCallback(
    async (language: Language) => {
      if (hasUnsaved()) {
        toast({ tone: 'critical', message: m.shell_language_unsaved() });
        return;
      }
      if (await act(() => account.saveLanguage(language))) openIn(language, reload);
    },
    [account, reload, toast, act],
  );
  return viewedBy ? null : choose;
}
