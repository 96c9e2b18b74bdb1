import { messageFor } from '@portal/data/schemas';
import { randomId } from '@portal/domain';
import { useEffect, useRef, useState } from 'react';
import type { Uploads } from './uploads.ts';

export type UploadResult<Stored> = { ok: true; file: Stored } | { ok: false; message: string };

/** Uploads a file; reports the progress from 0 to 1, and stops when `signal` aborts. Resolves with the file as the form holds it. */
export type Upload<Stored> = (
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult<Stored>>;

/** An upload whose file is held in another shape. */
export const uploadAs =
  <From, To>(upload: Upload<From>, convert: (file: From) => To): Upload<To> =>
  async (...args) => {
    const result = await upload(...args);
    return result.ok ? { ok: true, file: convert(result.file) } : result;
  };

/** A file that was chosen and is not stored yet. */
export interface PendingFile {
  key: string;
  name: string;
  /** An object URL. */
  url: string;
  size: number;
  /** From 0 to 1; null after a failed upload, until the next submit retries it. */
  progress: number | null;
  /** Why the upload failed. */
  problem?: string | undefined;
}

/** Where a form holds its files. */
interface UploadTarget<Stored> {
  /** A file replaces the one that is chosen. Default: they are added. */
  single?: boolean;
  upload: Upload<Stored>;
  /** Why a file is not accepted. */
  check: (file: File) => Promise<string | null> | string | null;
  /** Keeps a stored file; `place` grows with every file that is chosen, and uploads may end in another order. */
  store: (file: Stored, place: number) => void;
  /** Shows why a file was not accepted, or not uploaded; `retried` when a submit did that. */
  reject: (message: string, of: { file: File; retried: boolean }) => void;
  /** Removes that message. */
  clear: () => void;
}

interface Job {
  file: File;
  place: number;
  url: string;
  stop: AbortController;
  /** Whether the file is stored, or no longer wanted. */
  done: Promise<boolean>;
  failed: boolean;
}

/** Uploads files as soon as they are chosen, so that a failed save does not upload them again. */
export function useUploads<Stored>(target: UploadTarget<Stored>, uploads: Uploads) {
  const [files, setFiles] = useState<readonly PendingFile[]>([]);
  const [jobs] = useState(() => new Map<string, Job>());
  /** A file was not accepted: the next submit stops at its message. */
  const refused = useRef(false);
  const gone = useRef(false);
  const places = useRef(0);
  const latest = useRef(target);
  latest.current = target;

  function end(key: string): void {
    const job = jobs.get(key);
    if (!job) return;
    job.stop.abort();
    jobs.delete(key);
    URL.revokeObjectURL(job.url);
    setFiles((last) => last.filter((file) => file.key !== key));
    uploads.changed();
  }

  function cancelAll(): void {
    for (const key of [...jobs.keys()]) end(key);
  }

  async function send(key: string, job: Job, retried: boolean): Promise<boolean> {
    const { file, url, stop } = job;
    const { signal } = stop;
    const { name, size } = file;
    job.failed = false;
    const show = (progress: number | null, problem?: string) => {
      if (signal.aborted) return;
      const shown = { key, name, url, size, progress, problem };
      setFiles((last) =>
        last.some((each) => each.key === key)
          ? last.map((each) => (each.key === key ? shown : each))
          : [...last, shown],
      );
    };
    show(0);
    const result = await latest.current
      .upload(file, show, signal)
      .catch((error: unknown): UploadResult<Stored> => ({ ok: false, message: messageFor(error) }));
    if (signal.aborted) return true;
    if (!result.ok) {
      job.failed = true;
      show(null, result.message);
      latest.current.reject(result.message, { file, retried });
      return false;
    }
    end(key);
    latest.current.store(result.file, job.place);
    return true;
  }

  async function take(key: string, job: Job): Promise<boolean> {
    const problem = await latest.current.check(job.file);
    if (job.stop.signal.aborted) return true;
    if (problem === null) return send(key, job, false);
    end(key);
    refused.current = true;
    latest.current.reject(problem, { file: job.file, retried: false });
    return false;
  }

  function pick(picked: readonly File[]): void {
    if (target.single) cancelAll();
    refused.current = false;
    target.clear();
    for (const file of picked) {
      const key = randomId();
      const url = URL.createObjectURL(file);
      const job: Job = {
        file,
        place: ++places.current,
        url,
        stop: new AbortController(),
        done: Promise.resolve(true),
        failed: false,
      };
      jobs.set(key, job);
      job.done = take(key, job);
    }
    uploads.changed();
  }

  function cancel(key?: string): void {
    if (key === undefined) cancelAll();
    else end(key);
    refused.current = false;
    latest.current.clear();
  }

  async function settled(): Promise<boolean> {
    if (jobs.size > 0 || !refused.current) latest.current.clear();
    for (const [key, job] of jobs) if (job.failed) job.done = send(key, job, true);
    for (;;) {
      const awaited = [...jobs.values()].map(({ done }) => done);
      const ok = (await Promise.all(awaited)).every(Boolean) && !refused.current;
      if (gone.current) return false;
      // Another file was chosen in the meantime.
      if ([...jobs.values()].some(({ done }) => !awaited.includes(done))) continue;
      refused.current = false;
      return ok;
    }
  }

  const own = useRef({ settled, cancel });
  own.current = { settled, cancel };
  useEffect(() => {
    gone.current = false;
    const leave = uploads.join({
      hasFiles: () => jobs.size > 0,
      settled: () => own.current.settled(),
      cancel: () => own.current.cancel(),
    });
    return () => {
      gone.current = true;
      for (const { stop, url } of jobs.values()) {
        stop.abort();
        URL.revokeObjectURL(url);
      }
      jobs.clear();
      leave();
    };
  }, [jobs, uploads]);

  return { files, pick, cancel };
}
