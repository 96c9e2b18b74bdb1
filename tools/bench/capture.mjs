// Reads the final DOM of the first list and the fields of the listing form from the product, for the floors.
import { loaded } from './measure.mjs';

/** @typedef {import('./floors/captured.ts').Part} Part */
/** @typedef {import('./floors/captured.ts').captured} Captured */

/** Runs in the page: the children of `root` as data for React elements. */
function readFrame() {
  /** @type {Record<string, string>} */
  const names = {
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    maxlength: 'maxLength',
    autocomplete: 'autoComplete',
    enterkeyhint: 'enterKeyHint',
    colspan: 'colSpan',
    value: 'defaultValue',
    checked: 'defaultChecked',
  };
  const nameOf = (/** @type {string} */ name) => {
    if (/^(aria|data)-/.test(name)) return name;
    return names[name] ?? name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  };
  const propsOf = (/** @type {Element} */ element) =>
    Object.fromEntries(
      [...element.attributes].map(({ name, value }) => {
        if (name !== 'style') return [nameOf(name), value];
        const styles = element instanceof HTMLElement ? element.style : null;
        const set = [...(styles ?? [])].map((key) => [nameOf(key), styles?.getPropertyValue(key)]);
        return ['style', Object.fromEntries(set)];
      }),
    );
  const count = /^[\d,]+$/;
  const holeOf = (/** @type {Element} */ element) => {
    if (element.matches('nav a > span') && count.test(element.textContent)) return 'count';
    if (element.matches('header button[aria-haspopup="menu"]')) return 'user';
    if (element.querySelector(':scope > * > nav[aria-label="Pages"]')) return 'pages';
    return null;
  };
  /** @type {Part[]} */
  let page = [];
  /** @returns {Part[]} */
  const partsOf = (/** @type {Element} */ parent) =>
    [...parent.childNodes].flatMap((node) => {
      if (!(node instanceof Element)) return node.textContent ? [node.textContent] : [];
      /** @type {Part[]} */
      let parts = partsOf(node);
      const tag = node.localName;
      if (tag === 'main') {
        page = parts;
        parts = [{ hole: 'page', parts: [] }];
      }
      if (tag === 'tbody') parts = [{ hole: 'rows', parts }];
      /** @type {Part} */
      const part = [tag, propsOf(node), parts];
      const hole = holeOf(node);
      return [hole ? { hole, parts: [part] } : part];
    });
  const root = document.getElementById('root');
  const frame = root ? partsOf(root) : [];
  return { frame, page };
}

/** Runs in the page: one entry for each control of the form. */
function readFields() {
  const controls = document.querySelectorAll(
    'form input:not([type="hidden"]), form textarea, form button[role="combobox"], form [role="switch"]',
  );
  /** @returns {import('./floors/captured.ts').Field['kind']} */
  const kindOf = (/** @type {Element} */ control) => {
    if (control.matches('textarea')) return 'textarea';
    if (control.matches('[role="combobox"]')) return 'select';
    if (control.matches('[type="checkbox"], [role="switch"]')) return 'checkbox';
    return control.matches('[type="file"]') ? 'file' : 'text';
  };
  return [...controls].map((control, index) => {
    const label = Reflect.get(control, 'labels')?.[0]?.textContent?.trim();
    return {
      label: label || control.getAttribute('aria-label') || `Field ${index}`,
      kind: kindOf(control),
    };
  });
}

/**
 * @param {import('playwright').Page} page A signed-in page of the product.
 * @returns {Promise<{ captured: Captured, styles: string, markup: string }>} `styles`: the style sheets that the list has before its rows.
 * `markup`: the list as HTML.
 */
export async function capture(page) {
  await page.goto('/apps/active');
  await page.locator('table tbody a[href*="/view/"]').first().waitFor();
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel="stylesheet"], style')]
      .map((sheet) =>
        sheet instanceof HTMLLinkElement
          ? `<link rel="stylesheet" href="${new URL(sheet.href).pathname}" />`
          : `<style>${sheet.textContent}</style>`,
      )
      .join('\n'),
  );
  await loaded(page);
  const { frame, page: main } = await page.evaluate(readFrame);
  const markup = await page.locator('#root').innerHTML();
  await page.goto('/apps/new');
  await page.locator('form input[name="name"]').waitFor();
  await loaded(page);
  const fields = await page.evaluate(readFields);
  await page.close();
  return { captured: { frame, page: main, fields }, styles, markup };
}
