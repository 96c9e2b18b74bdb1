import { type Media, messageFor } from '@portal/data/schemas';
import { useEffect, useRef, useState } from 'react';
import { type AcceptedPictures, pictureProblem } from './pictureProblem.ts';

export type UploadResult = { ok: true; media: Media } | { ok: false; message: string };

/** Uploads a picture; reports the progress from 0 to 1, and stops when `signal` aborts. */
export type Upload = (
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult>;

interface ChosenPicture {
  name: string;
  /** An object URL. */
  url: string;
  size: number;
  /** From 0 to 1; null after a failed upload, until the next submit retries it. */
  progress: number | null;
}

export interface PictureUpload {
  /** The picture that was chosen and is not stored yet. */
  chosen: ChosenPicture | null;
  pick: (file: File) => void;
  /** Removes the chosen picture and cancels its upload; without one, removes the stored picture. */
  remove: () => void;
  /** Retries a failed upload and resolves when none is under way; false when the submit must stop. */
  settled: () => Promise<boolean>;
}

/** Where a picture is stored in the form. */
interface PictureTarget {
  store: (picture: Media | null) => void;
  /** Shows why the picture was not accepted. */
  reject: (message: string) => void;
  /** Removes that message. */
  clear: () => void;
  /** Default: every picture that can be uploaded. */
  accepted?: AcceptedPictures;
}

const nothing = Promise.resolve(true);

/** Uploads a picture as soon as it is chosen, so that a failed save does not upload it again. */
export function usePictureUpload(target: PictureTarget, upload: Upload): PictureUpload {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const stop = useRef<AbortController | null>(null);
  const running = useRef(nothing);
  const unsent = useRef<File | null>(null);
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      stop.current?.abort();
    };
  }, []);

  const url = chosen?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  function begin(): AbortSignal {
    stop.current?.abort();
    stop.current = new AbortController();
    unsent.current = null;
    target.clear();
    return stop.current.signal;
  }

  function reject(message: string): false {
    target.reject(message);
    return false;
  }

  async function send(file: File, signal: AbortSignal): Promise<boolean> {
    const { name, size } = file;
    const address = URL.createObjectURL(file);
    const show = (progress: number | null) => {
      if (!signal.aborted) setChosen({ name, url: address, size, progress });
    };
    show(0);
    const result = await upload(file, show, signal).catch(
      (error: unknown): UploadResult => ({ ok: false, message: messageFor(error) }),
    );
    if (signal.aborted) return true;
    if (!result.ok) {
      unsent.current = file;
      show(null);
      return reject(result.message);
    }
    setChosen(null);
    target.store(result.media);
    return true;
  }

  async function take(file: File): Promise<boolean> {
    const signal = begin();
    setChosen(null);
    const problem = await pictureProblem(file, target.accepted);
    if (signal.aborted) return true;
    return problem ? reject(problem) : send(file, signal);
  }

  return {
    chosen,
    pick: (file) => {
      running.current = take(file);
    },
    remove: () => {
      begin();
      running.current = nothing;
      if (chosen) setChosen(null);
      else target.store(null);
    },
    settled: async () => {
      const again = unsent.current;
      if (again) running.current = send(again, begin());
      for (;;) {
        const awaited = running.current;
        const ok = await awaited;
        if (gone.current) return false;
        // Another picture was chosen in the meantime.
        if (awaited !== running.current) continue;
        running.current = nothing;
        return ok;
      }
    },
  };
}
