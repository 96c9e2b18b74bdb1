import { afterEach, expect, test, vi } from 'vitest';
import { uploadByXhr } from './uploadByXhr.ts';

afterEach(() => vi.unstubAllGlobals());

test('an upload that was aborted before it started sends nothing', async () => {
  const send = vi.fn();
  class Xhr {
    upload = {};
    open() {}
    setRequestHeader() {}
    send() {
      send();
    }
    abort() {}
  }
  vi.stubGlobal('XMLHttpRequest', Xhr);
  const signal = AbortSignal.abort(new Error('left the page'));
  const init = { method: 'POST', body: new FormData(), signal };
  const upload = uploadByXhr('/api/upload', init, () => {});
  const given = await Promise.race([upload, Promise.resolve('on its way')]).catch(String);
  expect(given).toBe('Error: left the page');
  expect(send).not.toHaveBeenCalled();
});
