import { type ErrorReason, errorReasons, foreignReason } from '@portal/domain';
import { inLanguage } from './texts.ts';

interface ForeignFacts {
  reason: ErrorReason;
  /** Whether the text is that of the reason, so that there is one in the language of the call. */
  isOwn: boolean;
}

/** The reason of an error of other software, whose texts are English in every call. */
export const foreignFacts = (status: number, text: string): ForeignFacts =>
  inLanguage('en', () => {
    const reason = foreignReason(status, text);
    return { reason, isOwn: errorReasons[reason].text === text };
  });
