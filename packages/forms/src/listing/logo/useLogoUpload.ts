import { type Media, messageFor } from '@portal/data/schemas';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ListingValues, logoValue } from '../listingValues.ts';
import { logoProblem } from './logoFile.ts';

export type UploadResult = { ok: true; media: Media } | { ok: false; message: string };

/** Sends a picture; tells the part that has gone, 0 to 1, and can be stopped. */
export type Upload = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult>;

export interface SendingLogo {
  name: string;
  /** Address of the picture on this device. */
  url: string;
  size: number;
  /** Part that has gone, 0 to 1. */
  progress: number;
}

export interface LogoUpload {
  sending: SendingLogo | null;
  pick: (file: File) => void;
  /** Stops the upload under way; without one, takes the logo away. */
  remove: () => void;
  /** Resolves when nothing is under way: false when the upload failed meanwhile. */
  settled: () => Promise<boolean>;
}

type LogoForm = Pick<UseFormReturn<ListingValues>, 'setValue' | 'setError' | 'clearErrors'>;

/** Uploads the logo as soon as it is chosen, so that a save that fails does not upload it again. */
export function useLogoUpload(
  { setValue, setError, clearErrors }: LogoForm,
  upload: Upload,
): LogoUpload {
  const [sending, setSending] = useState<SendingLogo | null>(null);
  const stop = useRef<AbortController | null>(null);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  useEffect(() => () => stop.current?.abort(), []);

  function refuse(message: string): false {
    setError('logo', { type: 'file', message });
    return false;
  }

  async function transfer(file: File, signal: AbortSignal): Promise<boolean> {
    const url = URL.createObjectURL(file);
    const { name, size } = file;
    const show = (progress: number) => {
      if (!signal.aborted) setSending({ name, url, size, progress });
    };
    show(0);
    const result = await upload(file, show, signal).catch(
      (error: unknown): UploadResult => ({ ok: false, message: messageFor(error) }),
    );
    URL.revokeObjectURL(url);
    if (signal.aborted) return true;
    setSending(null);
    if (!result.ok) return refuse(result.message);
    setValue('logo', logoValue(result.media), { shouldDirty: true });
    return true;
  }

  async function take(file: File): Promise<boolean> {
    stop.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    clearErrors('logo');
    const problem = await logoProblem(file);
    if (signal.aborted) return true;
    return problem ? refuse(problem) : transfer(file, signal);
  }

  return {
    sending,
    pick: (file) => {
      running.current = take(file);
    },
    remove: () => {
      stop.current?.abort();
      clearErrors('logo');
      if (sending) setSending(null);
      else setValue('logo', null, { shouldDirty: true });
    },
    settled: async () => {
      const ok = await running.current;
      running.current = Promise.resolve(true);
      return ok;
    },
  };
}
