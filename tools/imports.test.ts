import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** [the file that imports, what it imports] */
type Import = readonly [string, string];

const forbidden: readonly Import[] = [
  ['packages/ui/src/components/Button/Button.tsx', '@portal/data/schemas'],
  ['packages/ui/src/components/Button/Button.tsx', '../../patterns/Shell/Shell.tsx'],
  ['packages/ui/src/components/Button/Button.tsx', 'react-router-dom'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '@portal/data/client'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '@radix-ui/react-dialog'],
  ['packages/data/src/schemas/user.ts', '../client/request.ts'],
  ['packages/data/src/schemas/user.ts', 'zustand/vanilla'],
  ['packages/data/src/client/request.ts', '../stores/session.ts'],
  ['packages/data/src/stores/session.ts', 'react'],
  ['packages/data/src/stores/session.ts', 'zustand'],
  ['packages/data/src/react/useSession.ts', '@portal/ui/theme'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/data/client'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/data/stores'],
  ['packages/forms/src/listing/ListingForm.tsx', 'react-router-dom'],
  ['app/src/router.tsx', 'left-pad'],
  ['packages/domain/src/fields/text.ts', 'superstruct'],
  ['packages/domain/src/fields/text.ts', 'node:fs'],
  ['packages/domain/src/fields/text.ts', '@portal/data/schemas'],
  ['packages/ui/src/components/Button/Button.tsx', '@portal/domain'],

  // Past the `exports` of a package
  ['packages/ui/src/components/Button/Button.tsx', '../../../../../app/src/paths.ts'],
  ['packages/ui/src/internal/icon/Icon.tsx', '../../../../data/src/schemas/index.ts'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../../../data/src/schemas/index.ts'],
  ['packages/data/src/schemas/user.ts', '../../../ui/src/theme/index.ts'],
  ['packages/data/src/client/request.ts', '../../../../app/src/env.ts'],
  ['packages/data/src/stores/session.ts', '../../../forms/src/core/index.ts'],
  ['packages/data/src/react/useSession.ts', '../../../ui/src/components/Button/Button.tsx'],
  ['packages/testing/src/makers/people.ts', '../../../../app/src/paths.ts'],
  ['packages/testing/src/makers/people.ts', '../../../data/src/schemas/user.ts'],
  ['packages/forms/src/listing/ListingForm.tsx', '../../../data/src/client/index.ts'],
  ['packages/forms/src/listing/examples/examples.ts', '../../../../testing/src/index.ts'],
  ['app/src/router.tsx', '../../packages/data/src/stores/index.ts'],
  ['backend/src/app.ts', '../../packages/data/src/schemas/index.ts'],
  ['backend/src/app.ts', '../../packages/domain/src/fields/text.ts'],
  ['backend/src/app.ts', '../../packages/ui/src/theme/brand.ts'],
  ['backend/src/features/brand/theme.ts', '../../../../packages/ui/src/theme/color.ts'],

  // From the portal to the backend
  ['packages/ui/src/theme/css.ts', '../../../../backend/src/base/body.ts'],
  ['packages/ui/src/components/Button/Button.tsx', '../../../../../backend/src/base/body.ts'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../../../../backend/src/base/body.ts'],
  ['packages/data/src/schemas/user.ts', '../../../../backend/src/base/body.ts'],
  ['packages/data/src/client/request.ts', '../../../../backend/src/base/body.ts'],
  ['packages/data/src/stores/session.ts', '../../../../backend/src/base/body.ts'],
  ['packages/data/src/react/useSession.ts', '../../../../backend/src/base/body.ts'],
  ['packages/testing/src/makers/people.ts', '../../../../backend/src/base/body.ts'],
  ['packages/data/src/stores/stores.test.ts', '../../../../backend/src/base/body.ts'],
  ['packages/forms/src/listing/ListingForm.tsx', '../../../../backend/src/base/body.ts'],
  ['packages/forms/src/listing/examples/examples.ts', '../../../../../backend/src/base/body.ts'],
  ['packages/forms/src/listing/ListingForm.stories.tsx', '../../../../backend/src/base/body.ts'],
  ['app/src/router.tsx', '../../backend/src/base/body.ts'],
  ['app/src/router.tsx', '../../backend/src/base/headers.ts'],
  ['app/src/testing/PortalStory.tsx', '../../../backend/src/base/body.ts'],
  ['app/src/shell/menu.test.ts', '../../../backend/src/base/body.ts'],
  ['app/vite/prerender.ts', '../../backend/src/base/headers.ts'],
  ['app/vite/policy.ts', '../../backend/src/base/body.ts'],
  ['.storybook/preview.tsx', '../backend/src/base/headers.ts'],
  ['tools/stories/policy.ts', '../../backend/src/base/body.ts'],

  // From product code to code for tests
  ['packages/data/src/stores/session.ts', '@portal/testing'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/testing'],
  ['packages/forms/src/listing/ListingForm.tsx', './examples/listingExamples.ts'],
  ['app/src/main.ts', '@portal/testing'],
  ['app/src/main.ts', '@portal/data/internal/client/tabs'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/data/internal/schemas/wire'],
  ['app/src/main.ts', './testing/scene.ts'],

  // Within the ui package
  ['packages/ui/src/theme/css.ts', '../components/Text/Text.tsx'],
  ['packages/ui/src/theme/css.ts', '../internal/icon/Icon.tsx'],
  ['packages/ui/src/theme/css.ts', 'react'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../internal/field/Field.tsx'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../internal/overlay/lazyComponent.ts'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../internal/refs.ts'],
];

const allowed: readonly Import[] = [
  ['packages/data/src/schemas/moderation.ts', '@portal/domain'],
  ['packages/data/src/client/request.ts', '@portal/domain'],
  ['packages/data/src/stores/session.ts', '@portal/domain'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/domain'],
  ['backend/src/app.ts', '@portal/domain'],
  ['packages/ui/src/components/Select/Select.tsx', '@radix-ui/react-select'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../components/Brand/Brand.tsx'],
  ['packages/data/src/client/request.ts', '../schemas/user.ts'],
  ['packages/data/src/stores/session.ts', 'zustand/vanilla'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/data/schemas'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/ui/components/Button'],
  ['app/src/router.tsx', '@portal/data/stores'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../internal/icon/Icon.tsx'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../internal/link/LinkContext.tsx'],
  ['packages/ui/src/patterns/Shell/guide.ts', '../../internal/guide.ts'],
  ['packages/ui/src/theme/Type.stories.tsx', '../components/Text/Text.tsx'],
  ['packages/data/src/stores/stores.test.ts', '@portal/testing'],
  ['packages/testing/src/makers/people.ts', '@portal/data/internal/schemas/user'],
  ['packages/forms/src/listing/ListingForm.stories.tsx', './examples/listingExamples.ts'],
  ['packages/forms/src/listing/examples/examples.ts', '@portal/testing'],
  ['app/src/testing/PortalStory.tsx', '@portal/testing'],
  ['app/src/routes/listing/Listing.stories.tsx', '../../testing/PortalStory.tsx'],

  // The theme of a brand, which both sides compute
  ['backend/src/features/brand/theme.ts', '../../../../packages/ui/src/theme/brand.ts'],

  // The security policy, which the dev server and Storybook share
  ['app/vite/policy.ts', '../../backend/src/base/headers.ts'],
  ['tools/stories/policy.ts', '../../backend/src/base/headers.ts'],
];

/** [the file, an expression] */
type Comparison = readonly [string, string];

const forbiddenComparisons: readonly Comparison[] = [
  // Absent over plain http
  ['packages/forms/src/core/attempt.ts', 'crypto.randomUUID()'],
  ['app/src/router.tsx', 'navigator.locks'],

  // Several names on one line
  ['backend/src/base/body.ts', '({ ...{ status, note }, version })'],
  ['packages/ui/src/components/Button/Button.tsx', '<Text {...{ size, tone }} />'],

  ['app/src/router.tsx', 'error.message === authTexts.emailTaken'],
  ['app/src/router.tsx', 'termTexts.taken(kind, name) !== error.fields[0]?.message'],
  ['app/src/router.tsx', '[authTexts.blocked].find((text) => text === message)'],
  ['app/src/router.tsx', '(() => { switch (text) { case authTexts.blocked: return 1; } })()'],
  ['app/src/router.tsx', '(({ taken }) => error.message === taken)(accountTexts)'],
  ['app/src/router.tsx', "error.message === errorReasons['email-taken'].text"],
  ['app/src/router.tsx', "'Not Found' !== error?.message"],
  ['app/src/router.tsx', "(() => { switch (error.message) { case 'Not Found': return 1; } })()"],
  ['packages/forms/src/auth/failures.ts', "error.message === 'Not Found'"],
  ['packages/ui/src/components/Button/Button.tsx', "error.message === 'Not Found'"],
  ['packages/testing/src/contract/contract.ts', "error.message === 'Not Found'"],
  ['e2e/support/login.ts', "error.message === 'Not Found'"],
  ['packages/data/src/client/send.ts', "message.includes('unique')"],
  ['backend/src/base/body.ts', 'texts.includes(error.message)'],
];

const allowedComparisons: readonly Comparison[] = [
  ['packages/domain/src/base/randomId.ts', 'crypto.randomUUID()'],
  ['backend/src/base/body.ts', '({ ...(note ? { note } : {}), version })'],
  ['app/src/router.tsx', "error.reason === 'email-taken'"],
  ['app/src/router.tsx', "message === '' ? authTexts.unknown : message"],
  ['app/src/router.tsx', "typeof error.message === 'string'"],
  ['app/src/router.tsx', "'' !== error.message"],
  ['packages/forms/src/core/submitResult.ts', 'first?.message === message'],
  ['app/src/router.test.ts', 'error.message === authTexts.emailTaken'],
  [
    'packages/domain/src/errors/errors.ts',
    'kind.text === message || message === uploadTexts.failed',
  ],
];

const manifests = [
  'tools/lint/comparedMessages.grit',
  'tools/lint/packedNames.grit',
  'tools/lint/physicalProperties.grit',
  'tools/lint/secureContext.grit',
  'package.json',
  ...['ui', 'domain', 'data', 'forms', 'testing'].map((name) => `packages/${name}/package.json`),
  'app/package.json',
  'backend/package.json',
];

/** A temporary project with the lint rules and one file for each row of the tables. */
let folder: string;
let report: string;

/** A path in the same folder with the same file name, since rules match both. */
const probe = ([file, content]: Import | Comparison) =>
  join(dirname(file), content.replace(/\W+/g, '-'), basename(file));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  const rules: unknown = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...Object(rules), vcs: { enabled: false } }),
  );
  for (const file of manifests) cpSync(file, join(folder, file));
  for (const each of [...forbidden, ...allowed]) {
    const path = join(folder, probe(each));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { x } from '${each[1]}';\nx();\n`);
  }
  for (const each of [...forbiddenComparisons, ...allowedComparisons]) {
    const path = join(folder, probe(each));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export const x = ${each[1]};\n`);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    [
      'lint',
      '--only=style/noRestrictedImports',
      '--only=correctness/noUndeclaredDependencies',
      '--only=plugin',
      // `--only` turns on disabled rules as warnings.
      '--diagnostic-level=error',
      '--max-diagnostics=none',
      '--reporter=json',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  report = stdout;
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(forbidden)('%s may not import %s', (...each) => {
  expect(report).toContain(probe(each));
});

test.each(allowed)('%s may import %s', (...each) => {
  expect(report).not.toContain(probe(each));
});

test.each(forbiddenComparisons)('%s may not evaluate %s', (...each) => {
  expect(report).toContain(probe(each));
});

test.each(allowedComparisons)('%s may evaluate %s', (...each) => {
  expect(report).not.toContain(probe(each));
});
