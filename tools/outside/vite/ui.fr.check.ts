import type * as English from '@portal/ui/messages';
import * as french from './ui.fr';

french satisfies typeof English;

// @ts-expect-error The other texts are missing.
({ locale: 'fr' }) satisfies typeof English;

const withName = ({ name }: { name: unknown }) => `Afficher ${name}`;
// @ts-expect-error The text has no value of this name.
withName satisfies typeof English.components_show_password;
