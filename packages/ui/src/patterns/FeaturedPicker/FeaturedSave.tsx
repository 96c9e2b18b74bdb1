import { Button } from '../../components/Button/Button.tsx';
import * as styles from './FeaturedPicker.css.ts';

export interface FeaturedSaveProps {
  /** Whether there is something that may be saved: the rule is the page's. Default true. */
  enabled?: boolean | undefined;
  /** Something was changed and is not saved. Default false. */
  changed?: boolean | undefined;
  /** The last save had no answer, so it may have been stored. Default false. */
  unclear?: boolean | undefined;
  /** The save is under way. Sets `aria-busy`. Default false. */
  saving?: boolean | undefined;
  /** Saves the order of both lists. */
  onSave: () => void;
}

/** The state of saving and its button, for the head of the page. */
export function FeaturedSave({
  enabled = true,
  changed = false,
  unclear = false,
  saving = false,
  onSave,
}: FeaturedSaveProps) {
  return (
    <>
      <span role="status" className={styles.status}>
        {changed && !saving ? (
          <span className={styles.unsaved}>
            {unclear ? 'No answer. Save again to be sure' : 'Not saved'}
          </span>
        ) : null}
      </span>
      <Button tone="primary" onClick={onSave} disabled={!enabled} busy={saving} busyLabel="Saving">
        Save changes
      </Button>
    </>
  );
}
