/** A field as the card provider hands it out, as a plain input instead of a frame. */
type Listener = (event: unknown) => void;

const looks = {
  cardNumber: {
    name: 'cardnumber',
    label: 'Credit or debit card number',
    words: '1234 1234 1234 1234',
    digits: 16,
  },
  cardExpiry: {
    name: 'exp-date',
    label: 'Credit or debit card expiration date',
    words: 'MM / YY',
    digits: 4,
  },
  cardCvc: { name: 'cvc', label: 'Credit or debit card CVC/CVV', words: 'CVC', digits: 3 },
} as const;

export type FakeKind = keyof typeof looks;

export const isFakeKind = (kind: string): kind is FakeKind => kind in looks;

export function createFakeElement(kind: FakeKind, onGone: () => void) {
  const { name, label, words, digits } = looks[kind];
  const listeners = new Map<string, Set<Listener>>();
  const input = document.createElement('input');
  input.name = name;
  input.ariaLabel = label;
  input.placeholder = words;
  input.inputMode = 'numeric';
  input.autocomplete = 'off';
  // Through the object model: attributes would be against the security policy.
  Object.assign(input.style, {
    all: 'unset',
    inlineSize: '100%',
    fontSize: '16px',
    lineHeight: '20px',
  });
  const number = () => input.value.replace(/\D/g, '');
  const tell = (event: string, facts: object = {}) => {
    for (const listener of listeners.get(event) ?? []) listener({ elementType: kind, ...facts });
  };
  input.addEventListener('focus', () => tell('focus'));
  input.addEventListener('blur', () => tell('blur'));
  input.addEventListener('input', () =>
    tell('change', {
      complete: number().length >= digits,
      empty: number() === '',
      error: undefined,
    }),
  );
  return {
    number,
    complete: () => number().length >= digits,
    mount(place: HTMLElement) {
      place.append(input);
      queueMicrotask(() => tell('ready'));
    },
    on(event: string, listener: Listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return this;
    },
    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
      return this;
    },
    update({ style }: { style?: { base?: { color?: string } } }) {
      input.style.color = style?.base?.color ?? '';
    },
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear() {
      input.value = '';
    },
    unmount: () => input.remove(),
    destroy() {
      input.remove();
      onGone();
    },
  };
}
