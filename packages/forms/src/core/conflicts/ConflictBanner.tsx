import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Text } from '@portal/ui/components/Text';
import { createContext, useContext, useId } from 'react';
import { m } from '../../i18n/messages.js';
import { useFormScope } from '../Form.tsx';
import { focusField } from '../focusField.ts';

/** A conflict as its field shows it. */
export interface ShownConflict {
  whose: 'saved' | 'typed';
  /** The other value as text; empty when it is blank. */
  words: string;
  take: () => void;
  keep: () => void;
}

/** The conflicts of the form around, by field. */
export const ConflictContext = createContext<ReadonlyMap<string, ShownConflict>>(new Map());

/** Shows, below a field, the value that another user or tab saved, to use or reject. Renders nothing without a conflict. */
export function ConflictBanner({ name }: { name: string }) {
  const conflict = useContext(ConflictContext).get(name);
  return conflict ? <OtherValue name={name} {...conflict} /> : null;
}

const texts = {
  saved: {
    title: m.core_saved_version(),
    take: m.core_use_saved_version(),
    keep: m.core_keep_my_version(),
  },
  typed: {
    title: m.core_your_version(),
    take: m.core_use_my_version(),
    keep: m.core_keep_saved_version(),
  },
} as const;

function OtherValue({ name, whose, words, take, keep }: ShownConflict & { name: string }) {
  const { running, element } = useFormScope();
  const wordsId = useId();
  const { title, ...labels } = texts[whose];
  // The buttons disappear with the choice, so the focus goes to the field.
  const choose = (choice: () => void) => () => {
    choice();
    focusField(element.current, name);
  };
  return (
    <Banner
      tone={whose === 'saved' ? 'caution' : 'info'}
      title={title}
      actions={
        <>
          <Button
            size="compact"
            onClick={choose(take)}
            disabled={running !== null}
            aria-describedby={wordsId}
          >
            {labels.take}
          </Button>
          <Button
            size="compact"
            tone="ghost"
            onClick={choose(keep)}
            disabled={running !== null}
            aria-describedby={wordsId}
          >
            {labels.keep}
          </Button>
        </>
      }
    >
      <Text as="div" size="small" keepBreaks id={wordsId}>
        {words || m.core_empty()}
      </Text>
    </Banner>
  );
}
