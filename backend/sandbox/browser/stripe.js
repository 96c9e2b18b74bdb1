// Replaces the card provider's script in the sandbox, with the same calls and names.
(() => {
  const call = async (method, path, key, form) => {
    let response;
    try {
      response = await fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      });
      return await response.json();
    } catch {
      const message =
        'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  };

  // --- validation

  const digits = (text) => text.replace(/\D/g, '');
  const luhn = (number) =>
    [...number].reverse().reduce((sum, digit, at) => {
      const twice = Number(digit) * (at % 2 ? 2 : 1);
      return sum + (twice > 9 ? twice - 9 : twice);
    }, 0) %
      10 ===
    0;
  /** What the fields say in German, by the English text. */
  const german = {
    'Your card number is incomplete.': 'Ihre Kartennummer ist unvollständig.',
    'Your card number is invalid.': 'Ihre Kartennummer ist ungültig.',
    'Your card’s expiration date is incomplete.': 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
    'Your card’s expiration date is invalid.': 'Das Ablaufdatum Ihrer Karte ist ungültig.',
    'Your card’s expiration year is in the past.':
      'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
    'Your card’s security code is incomplete.': 'Die Prüfnummer Ihrer Karte ist unvollständig.',
    'MM / YY': 'MM / JJ',
    'Credit or debit card number': 'Kartennummer',
    'Credit or debit card expiration date': 'Ablaufdatum der Karte',
    'Credit or debit card CVC/CVV': 'Prüfnummer der Karte',
    'Secure card number input frame': 'Sicherer Rahmen für die Kartennummer',
    'Secure expiration date input frame': 'Sicherer Rahmen für das Ablaufdatum',
    'Secure CVC input frame': 'Sicherer Rahmen für die Prüfnummer',
  };
  let locale = 'en';
  const inLanguage = (text) => (locale === 'de' && german[text]) || text;

  const invalid = (code, message) => ({
    type: 'validation_error',
    code,
    message: inLanguage(message),
  });

  const numberLength = (number) => (/^3[47]/.test(number) ? 15 : /^36/.test(number) ? 14 : 16);
  const kinds = {
    cardNumber: {
      name: 'cardnumber',
      title: 'Secure card number input frame',
      label: 'Credit or debit card number',
      words: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      shape: (text) =>
        digits(text)
          .slice(0, 19)
          .replace(/(.{4})(?=.)/g, '$1 '),
      complete: (text) => digits(text).length >= numberLength(digits(text)),
      incomplete: ['incomplete_number', 'Your card number is incomplete.'],
      wrong: (text) =>
        luhn(digits(text)) ? null : invalid('invalid_number', 'Your card number is invalid.'),
    },
    cardExpiry: {
      name: 'exp-date',
      title: 'Secure expiration date input frame',
      label: 'Credit or debit card expiration date',
      words: 'MM / YY',
      autocomplete: 'cc-exp',
      shape: (text) => {
        const typed = digits(text);
        const four = (typed > '1' && typed[0] > '1' ? `0${typed}` : typed).slice(0, 4);
        return four.length > 2 ? `${four.slice(0, 2)} / ${four.slice(2)}` : four;
      },
      complete: (text) => digits(text).length === 4,
      incomplete: ['incomplete_expiry', 'Your card’s expiration date is incomplete.'],
      wrong: (text) => {
        const [month, year] = [
          Number(digits(text).slice(0, 2)),
          2000 + Number(digits(text).slice(2)),
        ];
        if (month < 1 || month > 12)
          return invalid('invalid_expiry_month', 'Your card’s expiration date is invalid.');
        return new Date(year, month) <= new Date()
          ? invalid('invalid_expiry_year_past', 'Your card’s expiration year is in the past.')
          : null;
      },
    },
    cardCvc: {
      name: 'cvc',
      title: 'Secure CVC input frame',
      label: 'Credit or debit card CVC/CVV',
      words: 'CVC',
      autocomplete: 'cc-csc',
      shape: (text) => digits(text).slice(0, 4),
      complete: (text) => digits(text).length >= 3,
      incomplete: ['incomplete_cvc', 'Your card’s security code is incomplete.'],
      wrong: () => null,
    },
  };

  // --- frames, filled by this script, so they need no URL and no policy of their own

  let frames = 0;
  function openFrame(place, title, looks, fill) {
    const frame = document.createElement('iframe');
    frames += 1;
    frame.name = `__privateStripeFrame${frames}`;
    frame.title = title;
    Object.assign(frame.style, { border: '0', display: 'block', inlineSize: '100%', ...looks });
    let filled = null;
    const write = () => {
      const inside = frame.contentDocument;
      if (!inside || inside === filled) return;
      filled = inside;
      inside.documentElement.lang = locale;
      inside.title = title;
      // A background of its own would cover the theme of the page.
      inside.documentElement.style.colorScheme = getComputedStyle(frame).colorScheme;
      Object.assign(inside.body.style, { margin: '0', overflow: 'hidden', background: 'none' });
      fill(inside);
    };
    frame.addEventListener('load', write);
    place.append(frame);
    write();
    return frame;
  }

  // --- one field

  function createElement(kind, options, forget) {
    const { name, title, label, words, autocomplete, shape, complete, incomplete, wrong } =
      kinds[kind];
    const listeners = new Map();
    let style = options?.style;
    let text = '';
    let input = null;
    let frame = null;

    const tell = (event, facts) => {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        listener({ elementType: kind, ...facts });
      }
    };
    const problem = () => (complete(text) ? wrong(text) : text ? invalid(...incomplete) : null);
    const dress = (bad) => {
      if (!input) return;
      const base = style?.base ?? {};
      // A constructed stylesheet is not blocked by the content security policy.
      const inside = input.ownerDocument;
      const sheet = new inside.defaultView.CSSStyleSheet();
      const words = base['::placeholder']?.color ?? '';
      sheet.replaceSync(`input::placeholder { color: ${words}; opacity: 1 }`);
      inside.adoptedStyleSheets = [sheet];
      input.style.color = (bad && style?.invalid?.color) || base.color || '';
      input.style.fontSize = base.fontSize ?? '';
      input.style.fontFamily = base.fontFamily ?? '';
    };
    const changed = (leaving) => {
      const found = problem();
      const shown = found && (complete(text) || leaving) ? found : undefined;
      dress(Boolean(shown));
      tell('change', { empty: text === '', complete: complete(text) && !found, error: shown });
    };

    const element = {
      _kind: kind,
      text: () => text,
      check: () => (text && complete(text) ? wrong(text) : invalid(...incomplete)),
      mount(where) {
        const place = typeof where === 'string' ? document.querySelector(where) : where;
        frame = openFrame(place, inLanguage(title), { blockSize: '1.25em' }, (inside) => {
          input = inside.createElement('input');
          Object.assign(input, {
            name,
            placeholder: inLanguage(words),
            autocomplete,
            inputMode: 'numeric',
          });
          input.ariaLabel = inLanguage(label);
          input.value = text;
          Object.assign(input.style, {
            all: 'unset',
            boxSizing: 'border-box',
            inlineSize: '100%',
            blockSize: '100%',
          });
          inside.body.style.blockSize = '1.25em';
          input.addEventListener('input', () => {
            text = shape(input.value);
            input.value = text;
            changed(false);
          });
          input.addEventListener('focus', () => tell('focus'));
          input.addEventListener('blur', () => {
            if (text) changed(true);
            tell('blur');
          });
          input.addEventListener('keydown', (event) => {
            if (event.key === 'Escape') tell('escape');
            if (event.key === 'Enter') place.closest('form')?.requestSubmit();
          });
          inside.body.append(input);
          dress(false);
          queueMicrotask(() => tell('ready'));
        });
        // A click on the label outside focuses the field inside.
        if (place.id) {
          const labels = document.querySelectorAll(`label[for="${CSS.escape(place.id)}"]`);
          for (const each of labels) each.addEventListener('click', () => input?.focus());
        }
      },
      on(event, listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
        return element;
      },
      once: (event, listener) => element.on(event, listener),
      off(event, listener) {
        listeners.get(event)?.delete(listener);
        return element;
      },
      update(next) {
        style = next?.style ?? style;
        dress(false);
      },
      focus: () => input?.focus(),
      blur: () => input?.blur(),
      clear() {
        text = '';
        if (input) input.value = '';
      },
      unmount: () => frame?.remove(),
      // React mounts twice in development: the second mount must not find the first.
      destroy() {
        frame?.remove();
        forget();
      },
    };
    return element;
  }

  function createElements() {
    const made = new Map();
    return {
      create(kind, options) {
        if (!kinds[kind]) throw new Error(`The sandbox has no field ${kind}.`);
        const element = createElement(kind, options, () => {
          if (made.get(kind) === element) made.delete(kind);
        });
        made.set(kind, element);
        return element;
      },
      getElement: (kind) => made.get(kind) ?? null,
      update: () => undefined,
      _all: () => made,
    };
  }

  // --- 3-D Secure

  function askHolder() {
    const { promise, resolve } = Promise.withResolvers();
    const before = document.activeElement;
    const looks = { position: 'fixed', inset: '0', blockSize: '100%', zIndex: '2147483647' };
    const outer = openFrame(document.body, 'Secure payment frame', looks, (inside) => {
      Object.assign(inside.body.style, { blockSize: '100vh', background: 'rgb(0 0 0 / .5)' });
      const place = inside.body;
      const challenge = openFrame(
        place,
        'Bank confirmation',
        {
          inlineSize: 'min(400px, calc(100% - 32px))',
          blockSize: '260px',
          margin: '20vh auto 0',
          borderRadius: '12px',
          background: 'white',
        },
        (page) => {
          Object.assign(page.body.style, {
            padding: '24px',
            font: '16px/1.5 system-ui',
            color: 'black',
          });
          const title = page.createElement('h1');
          title.textContent = '3D Secure test page';
          title.style.fontSize = '20px';
          const words = page.createElement('p');
          words.textContent =
            'The bank asks the cardholder to confirm here. No real money is charged.';
          page.body.append(title, words);
          for (const [id, text, outcome] of [
            ['test-source-authorize-3ds', 'Complete', 'complete'],
            ['test-source-fail-3ds', 'Fail', 'fail'],
          ]) {
            const button = page.createElement('button');
            Object.assign(button, { id, textContent: text, type: 'button' });
            Object.assign(button.style, {
              font: 'inherit',
              padding: '8px 16px',
              marginInlineEnd: '8px',
            });
            button.addEventListener('click', () => resolve(outcome));
            page.body.append(button);
          }
          page.querySelector('button')?.focus();
        },
      );
      challenge.id = 'challengeFrame';
    });
    return promise.then((outcome) => {
      outer.remove();
      before?.focus?.();
      return outcome;
    });
  }

  // --- the public API

  function Stripe(key, options) {
    locale = options?.locale === 'de' ? 'de' : 'en';
    const groups = [];

    async function createPaymentMethod({ card: element }) {
      const group = groups.find((each) => [...each._all().values()].includes(element));
      const [number, expiry, cvc] = ['cardNumber', 'cardExpiry', 'cardCvc'].map((kind) =>
        group?.getElement(kind),
      );
      if (!number || !expiry || !cvc)
        throw new Error('The fields of the card are not in the page.');
      for (const field of [number, expiry, cvc]) {
        const error = field.check();
        if (error) return { error };
      }
      const date = digits(expiry.text());
      const response = await call('POST', '/v1/payment_methods', key, {
        type: 'card',
        'card[number]': digits(number.text()),
        'card[exp_month]': date.slice(0, 2),
        'card[exp_year]': `20${date.slice(2)}`,
        'card[cvc]': digits(cvc.text()),
      });
      return response.error ? { error: response.error } : { paymentMethod: response };
    }

    async function handleNextAction({ clientSecret }) {
      const id = clientSecret.split('_secret_')[0];
      const kind = id.startsWith('seti_') ? 'setupIntent' : 'paymentIntent';
      const path = kind === 'setupIntent' ? 'setup_intents' : 'payment_intents';
      const secret = new URLSearchParams({ client_secret: clientSecret });
      let intent = await call('GET', `/v1/${path}/${id}?${secret}`, key);
      if (intent.status === 'requires_action') {
        const outcome = await askHolder();
        intent = await call('POST', '/sandbox/authenticate', key, {
          client_secret: clientSecret,
          outcome,
        });
      }
      const error = intent.error ?? intent.last_setup_error ?? intent.last_payment_error;
      return error ? { error } : { [kind]: intent };
    }

    return {
      elements() {
        const group = createElements();
        groups.push(group);
        return group;
      },
      createPaymentMethod,
      handleNextAction,
      createToken: async () => ({
        error: invalid('not_supported', 'The sandbox makes payment methods, not tokens.'),
      }),
      confirmCardPayment: (clientSecret) => handleNextAction({ clientSecret }),
      confirmCardSetup: (clientSecret) => handleNextAction({ clientSecret }),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }

  // The release Stripe's library expects; it warns about others.
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
