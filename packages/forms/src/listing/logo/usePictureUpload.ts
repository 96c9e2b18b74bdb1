import { type Media, messageFor } from '@portal/data/schemas';
import { useEffect, useRef, useState } from 'react';
import { logoProblem } from './logoFile.ts';
import { type LogoValue, pictureValue } from './pictureValue.ts';

/** The stored picture, or why there is none, in words. */
export type UploadResult = { ok: true; media: Media } | { ok: false; message: string };

/** Sends a picture; tells the part that has gone, 0 to 1, and ends as soon as the signal says so. */
export type Upload = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult>;

interface ChosenPicture {
  name: string;
  /** Address of the picture on this device. */
  url: string;
  size: number;
  /** Part that has gone, 0 to 1; null after a failed upload, until the next submit sends it again. */
  progress: number | null;
}

export interface PictureUpload {
  /** The picture that was picked and is not stored yet. */
  chosen: ChosenPicture | null;
  pick: (file: File) => void;
  /** Gives up the chosen picture, also while it is sent; without one, takes away what is stored. */
  remove: () => void;
  /** Sends again what could not be sent, and resolves when nothing is under way: false when there is no going on. */
  settled: () => Promise<boolean>;
}

/** Where a picture belongs. */
export interface PictureTarget {
  store: (picture: LogoValue | null) => void;
  /** Told why it was not taken. */
  refuse: (message: string) => void;
  /** Another try begins. */
  clear: () => void;
}

const nothing = Promise.resolve(true);

/** Uploads a picture as soon as it is chosen, so that a save that fails does not upload it again. */
export function usePictureUpload(target: PictureTarget, upload: Upload): PictureUpload {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const stop = useRef<AbortController | null>(null);
  const running = useRef(nothing);
  /** What could not be sent. */
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

  function refuse(message: string): false {
    target.refuse(message);
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
      return refuse(result.message);
    }
    setChosen(null);
    target.store(pictureValue(result.media));
    return true;
  }

  async function take(file: File): Promise<boolean> {
    const signal = begin();
    setChosen(null);
    const problem = await logoProblem(file);
    if (signal.aborted) return true;
    return problem ? refuse(problem) : send(file, signal);
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
        // Another picture was picked meanwhile: it is the one that counts.
        if (awaited !== running.current) continue;
        running.current = nothing;
        return ok;
      }
    },
  };
}
