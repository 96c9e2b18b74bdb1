import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Text } from '@portal/ui/components/Text';
import { useContext, useId } from 'react';
import { focusField } from '../focusField.ts';
import { useFormScope } from '../formScope.ts';
import { ClashContext, type ShownClash } from './clashScope.ts';

interface SavedMeanwhileProps {
  /** The field beside which it stands. */
  name: string;
}

/** What was saved meanwhile, by somebody else or in another tab, in a field that was changed here, to be taken or passed over; nothing as long as there is none. */
export function SavedMeanwhile({ name }: SavedMeanwhileProps) {
  const clash = useContext(ClashContext).get(name);
  return clash ? <OtherValue name={name} {...clash} /> : null;
}

const texts = {
  saved: { title: 'Saved meanwhile:', take: 'Take what was saved', keep: 'Keep mine' },
  typed: { title: 'You had:', take: 'Put mine back', keep: 'Leave what was saved' },
} as const;

function OtherValue({ name, whose, words, take, keep }: ShownClash & SavedMeanwhileProps) {
  const { running, element } = useFormScope();
  const wordsId = useId();
  const { title, ...labels } = texts[whose];
  // The buttons go with the choice: whoever pressed one stays at the field.
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
            describedBy={wordsId}
          >
            {labels.take}
          </Button>
          <Button
            size="compact"
            tone="ghost"
            onClick={choose(keep)}
            disabled={running !== null}
            describedBy={wordsId}
          >
            {labels.keep}
          </Button>
        </>
      }
    >
      <Text as="div" size="small" keepBreaks id={wordsId}>
        {words || 'Nothing'}
      </Text>
    </Banner>
  );
}
