import { expect, it } from 'vitest';
import { deviceNameOf } from '../src/features/sign-in/deviceName.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918B)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iosKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = `${webKit} Chrome/142.0.0.0`;

it.each([
  [`${linux} ${webKit} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${windows} ${chrome} Safari/537.36`, 'Chrome on Windows'],
  [`${linux} ${webKit} Ubuntu Chromium/142.0 Chrome/142.0 Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome on ChromeOS'],
  [`${android} ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [`${iphone} ${iosKit} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
  [`${iphone} ${iosKit} GSA/390.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
  [`${windows} ${chrome} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`${windows} ${webKit} Chrome/64.0 Safari/537.36 Edge/17.17134`, 'Edge on Windows'],
  [`${android} ${chrome} Mobile Safari/537.36 EdgA/142.0`, 'Edge on Android'],
  [`${iphone} ${iosKit} Version/18.5 EdgiOS/142.0 Mobile/15E148 Safari/604.1`, 'Edge on iOS'],
  [`${mac} ${chrome} Safari/537.36 OPR/125.0.0.0`, 'Opera on macOS'],
  [`${android} ${chrome} Mobile Safari/537.36 OPR/90.0`, 'Opera on Android'],
  [`${iphone} ${iosKit} Version/18.5 Mobile/15E148 Safari/604.1 OPT/6.1`, 'Opera on iOS'],
  [
    `${android} ${webKit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${windows} ${chrome} Safari/537.36 Vivaldi/7.6`, 'Vivaldi on Windows'],
  [`${mac} ${iosKit} Version/18.5 Safari/605.1.15 Ddg/18.5`, 'DuckDuckGo on macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  [`${iphone} ${iosKit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iOS'],
  [`${iphone} ${iosKit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
  [`${ipad} ${iosKit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
  [`${mac} ${iosKit} Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) Something/1.0', 'Linux'],
  ['curl/8.9.1', null],
  ['', null],
  [`${'x'.repeat(2000)} Firefox/140.0`, null],
])('%s is %s', (agent, name) => {
  expect(deviceNameOf(agent)).toBe(name);
});
