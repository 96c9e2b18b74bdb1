import { CircleCheck, MessageSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { LinkedText, type LinkedTextParts } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { m } from '../../i18n/messages.js';
import * as styles from './Remark.css.ts';

interface RemarkFacts {
  /** Identifies it within its form. */
  id: number;
  /** What it is about, where that is not clear from its place. */
  about?: string | undefined;
  /** Whether the change is required; false for a suggestion. */
  required: boolean;
  /** What the admin wrote. */
  text: LinkedTextParts;
  /** Whether the vendor marked it as done. */
  done: boolean;
}

interface AnswerProps {
  /** The vendor's reply; empty for none. */
  reply: string;
  /** Called with what the vendor changed. */
  onAnswer: (answer: { done?: boolean; reply?: string }) => void;
  /** Maximum length of the reply. */
  replyMax?: number | undefined;
  /** Cannot be answered now, such as while saving. Default false. */
  disabled?: boolean | undefined;
}

interface ReadOnlyProps {
  /** The vendor's reply; empty for none. */
  reply: LinkedTextParts;
  /** Default: read-only. */
  onAnswer?: undefined;
}

export type RemarkProps = RemarkFacts & (AnswerProps | ReadOnlyProps);

function titleOf(required: boolean, about: string | undefined): string {
  if (!about) return required ? m.decision_change_required() : m.decision_suggestion();
  return required
    ? m.decision_change_required_about({ about })
    : m.decision_suggestion_about({ about });
}

/** A remark of an admin on a field: the vendor marks it as done or replies, admins read both. */
export function Remark(props: RemarkProps) {
  const { about, required, text, done } = props;
  return (
    <Banner
      tone={done ? 'positive' : required ? 'caution' : 'info'}
      icon={done ? CircleCheck : MessageSquare}
      title={titleOf(required, about)}
    >
      <Stack space="xsmall">
        <p className={styles.text}>
          <LinkedText parts={text} />
        </p>
        {props.onAnswer ? (
          <Answer {...props} />
        ) : (
          <>
            <p className={styles.replyLabel}>
              {done ? m.decision_resolved() : m.decision_not_resolved()}
            </p>
            {props.reply.length > 0 ? (
              <p className={styles.text}>
                <span>{m.decision_reply_prefix()}</span> <LinkedText parts={props.reply} />
              </p>
            ) : null}
          </>
        )}
      </Stack>
    </Banner>
  );
}

function Answer(props: AnswerProps & Pick<RemarkFacts, 'id' | 'done'>) {
  const { id, done, reply, onAnswer, replyMax, disabled } = props;
  // An emptied field stays.
  const [replying, setReplying] = useState(reply !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) field.current?.focus();
    asked.current = false;
  });
  const startReply = () => {
    asked.current = true;
    setReplying(true);
  };
  return (
    <>
      <Checkbox
        name={`remark-${id}-done`}
        label={m.decision_resolved()}
        checked={done}
        disabled={disabled}
        onChange={({ target }) => onAnswer({ done: target.checked })}
      />
      {replying || reply ? (
        <TextArea
          name={`remark-${id}-reply`}
          label={m.decision_reply()}
          rows={1}
          ref={field}
          value={reply}
          maxSymbols={replyMax}
          disabled={disabled}
          onChange={({ target }) => onAnswer({ reply: target.value })}
        />
      ) : (
        <div>
          <Button size="compact" writes disabled={disabled} onClick={startReply}>
            {m.decision_give_reply()}
          </Button>
        </div>
      )}
    </>
  );
}
