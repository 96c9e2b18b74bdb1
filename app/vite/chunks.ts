import type { Plugin } from 'vite';

/** Modules by folder; a name ends at `.` or `/` and may contain a regular expression. */
type Modules = Readonly<Record<string, readonly string[]>>;

const icons = 'node_modules/lucide-react/dist/esm/icons/';
const components = 'packages/ui/src/components/';

/** The client and the session: separate from rendering code, so that the portal can call the backend before that has loaded. */
const asking: Modules = {
  'node_modules/': ['superstruct'],
  'packages/data/src/schemas/': ['dataError', 'decode', 'limits', 'user', 'wire'],
  'packages/data/src/client/': [
    ...['auth', 'pageData', 'request', 'send', 'sessionEndpoints', 'tabs', 'tokens'],
  ],
  'packages/ui/src/internal/': ['rest'],
  'packages/data/src/stores/': ['userCache'],
  'app/src/': ['storage', 'env'],
};

/** Code of every page: one file for both entries instead of a dozen small ones. */
const base: Modules = {
  [icons]: [
    ...['arrow-left', 'lock'],
    ...['circle-exclamation-point', 'octagon-x', 'triangle-exclamation-point'],
  ],
  'packages/ui/src/': ['theme', 'richText'],
  'packages/ui/src/internal/': ['icon', 'inSentence', 'link', 'hidden', 'refs'],
  'packages/ui/src/internal/field/': ['Field'],
  [components]: [
    ...['Banner', 'Brand', 'Button', 'Heading', 'layout', 'Link', 'LiveRegion', 'Spinner'],
    ...['Text', 'VisuallyHidden/VisuallyHidden'],
  ],
  'packages/domain/src/': ['base/recordOf', 'brand/brandNames', 'text/languages'],
  'app/src/': ['brand', 'brandLinks', 'cookies', 'languageSwitch', 'paths', 'returnTo'],
};

/** Code shared by auth pages and portal forms; the first list does not need it. */
const fields: Modules = {
  [icons]: ['eye', 'eye-off'],
  [components]: ['PasswordField', 'TextField'],
  'packages/data/src/schemas/': ['signInMessage'],
  'packages/domain/src/': ['base/limits', 'fields/text', 'text/authTexts'],
  'packages/forms/src/core/': ['rules', 'submitResult', 'focusField'],
};

/** The portal from its start to the route of the first list, so that nothing else loads after the frame. */
const list: Modules = {
  [icons]: ['ellipsis', 'pencil', 'plus', 'search', 'sliders-horizontal', 'x'],
  [components]: [
    ...['Dialog/Dialog\\.tsx', 'EmptyState', 'FilterMenu/FilterMenu', 'Logo', 'PageHeader'],
    ...[
      'Pagination',
      'SearchField',
      'Select/(?!SelectPopup).*',
      'Table/(?!phoneCard|columnResize).*',
    ],
    ...['AlertDialog/AlertDialog', 'Menu/Menu\\.tsx', 'VisuallyHidden/partlyHidden'],
  ],
  'packages/ui/src/patterns/': [
    ...['Confirm', 'ListingTable', 'ListState', 'ListToolbar', 'useAsk'],
  ],
  'packages/ui/src/internal/': ['useAvailableWidth'],
  'app/src/': ['ownNames', 'pages', 'portal', 'router', 'shell/section', 'start'],
  'app/src/parts/': ['lists/(ListPage|useDaysFilter|useListLayout)', 'useAction', 'when'],
  'app/src/parts/listings/': ['listingRows', 'listingsQuery'],
  'app/src/routes/listings/': ['listings\\.route', 'toolbar'],
};

/** What nearly every form of the portal uses. */
const forms: Modules = {
  [icons]: ['link'],
  [components]: ['TextArea'],
  'node_modules/': ['react-hook-form', '@hookform'],
  'packages/domain/src/': ['fields/fields', 'moderation/recordFields'],
  'packages/forms/src/core/': [
    ...['conflicts/ConflictBanner', 'drafts/(?!draftStore|forgetReasons)[^/]+', 'FieldNotes'],
    ...['fieldRules', 'fields', 'Form', 'FormErrors', 'useForm'],
  ],
  'packages/forms/src/i18n/messages/': ['core_unsaved_text\\w*'],
  'app/src/parts/': ['account/accountResponses', 'useSubmit'],
};

/** Selects with a search field. */
const choices: Modules = {
  [components]: ['Combobox', 'MultiSelect'],
  'packages/ui/src/internal/': ['Announcement', 'listbox/(?!listbox\\.css)[^/]+'],
};

/** What pages of listings, reviews and offers know of their decisions. */
const moderation: Modules = {
  [icons]: ['message-square'],
  [components]: ['Chip'],
  'packages/domain/src/': [
    ...['listing/listingFields', 'moderation/changeRequest', 'moderation/messages'],
  ],
  'app/src/parts/listings/': ['compareQuery'],
};

/** Menus, selects, dialogs and toasts, which load at rest: one file and one sheet for all of them. */
const overlays: Modules = {
  'node_modules/': [
    '@radix-ui/(?!react-popover)[^/]+',
    '@floating-ui',
    'aria-hidden',
    'react-remove-scroll',
  ],
  [components]: [
    ...['AlertDialog/AlertDialogPopup', 'Dialog/DialogPopup', 'Drawer/DrawerPopup'],
    ...['FilterMenu/FilterPopup', 'Menu/MenuPopup', 'Select/SelectPopup', 'Toast/ToastPlace'],
  ],
};

interface Group {
  name: string;
  modules: Modules;
  initial?: boolean;
  /** Leaves what the modules import where it is. Default: it is in the same file. */
  alone?: boolean;
}

const groups: readonly Group[] = [
  { name: 'react', modules: { 'node_modules/': ['react', 'react-dom', 'scheduler'] } },
  { name: 'asking', modules: asking, initial: true },
  { name: 'base', modules: base, initial: true },
  { name: 'fields', modules: fields, initial: true },
  {
    name: 'signing-in',
    modules: {
      'app/src/auth/': ['[^/]+\\.tsx?'],
      'packages/forms/src/auth/': ['AuthSubmit', 'useAuthForm'],
    },
    initial: true,
  },
  {
    name: 'data',
    modules: {
      'packages/data/': ['src'],
      'packages/domain/src/': [
        ...[
          'listing/collection',
          'listing/listingNames',
          'listing/listingShape',
          'listing/status',
          'lists',
          'text/link',
        ],
      ],
      'node_modules/': ['get-nonce', 'zustand'],
    },
    initial: true,
  },
  { name: 'router', modules: { 'node_modules/': ['react-router', 'react-router-dom'] } },
  // Also used by the registration page.
  { name: 'checkbox', modules: { [components]: ['Checkbox'], [icons]: ['check', 'minus'] } },
  { name: 'list', modules: list },
  {
    name: 'small',
    modules: {
      [icons]: ['chevron-up'],
      [components]: ['Kbd'],
      'node_modules/': ['@vanilla-extract/dynamic'],
      'packages/ui/src/internal/': ['listbox/listbox\\.css', 'overlay/cameFrom'],
    },
  },
  // Selections in lists, and the pages to which they lead.
  {
    name: 'bulk',
    modules: {
      [components]: ['BulkBar'],
      'app/src/parts/listings/': ['listsSeen'],
    },
    alone: true,
  },
  {
    name: 'segments',
    modules: {
      [components]: ['SegmentedControl'],
      'packages/ui/src/internal/': ['field/FieldGroup'],
    },
    alone: true,
  },
  { name: 'forms', modules: forms, alone: true },
  { name: 'choices', modules: choices, alone: true },
  { name: 'moderation', modules: moderation, alone: true },
  {
    name: 'actions',
    modules: {
      [icons]: ['copy', 'rotate-ccw', 'trash', 'undo-2'],
      'app/src/i18n/messages/': ['listing_(delete|discard|event|withdraw)\\w*'],
      'app/src/parts/listings/': ['listingActions', 'race'],
    },
    alone: true,
  },
  // Shared with auth pages.
  {
    name: 'summary',
    modules: {
      [components]: ['ErrorSummary'],
      'packages/forms/src/': [
        'core/summaryLines',
        'i18n/registry',
        'i18n/messages/core_check_fields',
      ],
    },
    alone: true,
  },
  // Shared with plans.
  {
    name: 'attempts',
    modules: {
      'packages/domain/src/': ['text/texts'],
      'packages/forms/src/core/': ['attempt'],
      'app/src/i18n/messages/': ['names_new_listing'],
    },
    alone: true,
  },
  { name: 'overlays', modules: overlays },
];

/** The chunks in which nearly every function runs before the page can be used. */
const compiledAhead = new Set(
  groups
    .filter(({ name, alone }) => !alone && !['checkbox', 'small', 'overlays'].includes(name))
    .map(({ name }) => name),
);

const patternsOf = (modules: Modules): string[] =>
  Object.entries(modules).flatMap(([folder, names]) =>
    names.map((name) => `/${folder}${name}(?:[./]|$)`),
  );

/** `codeSplitting` of the client build: which modules share a file. */
export const codeSplitting = {
  groups: groups.map(({ name, modules, initial, alone }) => ({
    name,
    includeDependenciesRecursively: !alone,
    test: new RegExp(patternsOf(modules).join('|')),
    ...(initial ? { tags: ['$initial' as const] } : {}),
  })),
};

/**
 * Marks the first chunks so that a browser that knows the mark compiles them while they load, not function by function when
 * they are first called. Fails the build when a pattern above matches no module, or a chunk to mark is missing.
 */
export function chunks(): Plugin {
  return {
    name: 'portal:chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const ids = [...this.getModuleIds()];
        const unmatched = groups
          .flatMap(({ modules }) => patternsOf(modules))
          .filter((pattern) => !ids.some((id) => new RegExp(pattern).test(id)));
        const missing = new Set(compiledAhead);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !compiledAhead.has(file.name)) continue;
          missing.delete(file.name);
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
        const wrong = [...unmatched, ...missing];
        if (wrong.length > 0) this.error(`app/vite/chunks.ts matches nothing: ${wrong.join(', ')}`);
      },
    },
  };
}
