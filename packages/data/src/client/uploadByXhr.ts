import type { Uploader } from './send.ts';

/** fetch cannot report upload progress. */
export const uploadByXhr: Uploader = (address, init, onProgress) =>
  new Promise((resolve, reject) => {
    // An aborted signal sends no event.
    if (init.signal?.aborted) {
      reject(init.signal.reason);
      return;
    }
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    xhr.open(init.method ?? 'POST', address);
    for (const [name, value] of new Headers(init.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status }));
    xhr.onerror = () => reject(new TypeError('Network request failed'));
    xhr.onabort = () => reject(init.signal?.reason ?? new TypeError('Upload stopped'));
    xhr.onloadend = () => init.signal?.removeEventListener('abort', stop);
    init.signal?.addEventListener('abort', stop, { once: true });
    xhr.send(init.body instanceof FormData ? init.body : null);
  });
