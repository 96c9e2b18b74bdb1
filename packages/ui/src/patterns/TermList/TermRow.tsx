import { ChevronRight, Ellipsis, FolderInput, Merge, Pencil, Tags, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './TermList.css.ts';
import { heldWords, type Term, type TermKind, type TermRef, usedParts } from './term.ts';
import { useShown } from './useShown.tsx';

export interface TermActions {
  /** Called to merge a term into another one. Default: not offered. */
  onMerge?: ((term: TermRef) => void) | undefined;
  /** Called to move a subcategory to another category. Default: not offered. */
  onMove?: ((term: TermRef) => void) | undefined;
  /** Called to edit the other names of a term. Default: not offered. */
  onSynonyms?: ((term: TermRef) => void) | undefined;
  /** Called to delete a term. */
  onDelete: (term: TermRef) => void;
  /** The form that takes the place of a name; `onDone` brings the name back. Keep it the same between renders. */
  rename: (term: TermRef, onDone: () => void) => ReactNode;
  /** The form below the subcategories of a category. Default: none. Keep it the same between renders. */
  addSubcategory?: ((categoryId: string) => ReactNode) | undefined;
}

interface ActionsOfRow extends TermActions {
  /** Of the button of the menu. Read once for all rows, since each would listen to the window. */
  menuSize: IconButtonProps['size'];
}

interface TermRowProps extends ActionsOfRow {
  kind: TermKind;
  term: Term;
  /** Its position among all terms, of which only some are rendered. */
  place: number;
  of: number;
  open: boolean;
  onOpen: (id: string, open: boolean) => void;
}

/** Memoised, as its content is: a search may change nothing but the position. */
export const TermRow = memo(function TermRow({ place, of, ...props }: TermRowProps) {
  return (
    <li
      className={styles.term}
      data-kind={props.kind}
      data-open={props.open || undefined}
      aria-posinset={place}
      aria-setsize={of}
    >
      <TermContent {...props} />
    </li>
  );
});

const TermContent = memo(function TermContent(props: Omit<TermRowProps, 'place' | 'of'>) {
  const { kind, term, open, onOpen, rename, onSynonyms, onMerge, onDelete } = props;
  const [renaming, setRenaming] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const heldId = useId();
  const ref: TermRef = { ...term, kind, holds: term.subcategories?.length };
  useFocusBack(renaming, () => row.current?.querySelector<HTMLElement>('[aria-haspopup=menu]'));
  return (
    <>
      <div ref={row} className={styles.row}>
        {kind === 'categories' ? (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={open}
            aria-controls={open ? heldId : undefined}
            aria-label={m.terms_subcategories_of({ name: term.name })}
            onClick={() => onOpen(term.id, !open)}
          >
            <Icon icon={ChevronRight} />
          </button>
        ) : null}
        {renaming ? (
          rename(ref, () => setRenaming(false))
        ) : (
          <>
            <div className={styles.facts}>
              <TermName term={term} second={kind === 'categories' && !open} />
              <TermUses term={ref} />
            </div>
            {term.adding ? null : (
              <TermMenu
                size={props.menuSize}
                name={term.name}
                onRename={() => setRenaming(true)}
                onSynonyms={onSynonyms && (() => onSynonyms(ref))}
                onMerge={onMerge && (() => onMerge(ref))}
                onDelete={() => onDelete(ref)}
              />
            )}
          </>
        )}
      </div>
      {kind === 'categories' && open ? (
        <div id={heldId}>
          <Subterms {...props} category={term} />
        </div>
      ) : null}
    </>
  );
});

function TermName({ term, second }: { term: Term; second: boolean }) {
  const Anchor = useLinkComponent();
  const held = heldWords(term.subcategories ?? []);
  return (
    <div className={styles.words}>
      {term.href === undefined ? (
        <p className={styles.name} title={term.name}>
          {term.name}
        </p>
      ) : (
        <Anchor className={styles.name} href={term.href} title={term.name}>
          {term.name}
        </Anchor>
      )}
      <TermSynonyms term={term} />
      {second ? (
        <p className={styles.second} title={held}>
          {held}
        </p>
      ) : null}
    </div>
  );
}

function TermSynonyms({ term: { synonyms = [] } }: { term: Pick<Term, 'synonyms'> }) {
  if (synonyms.length === 0) return null;
  const text = m.terms_also({ names: synonyms.join(', ') });
  return (
    <p className={styles.second} title={text}>
      {text}
    </p>
  );
}

function TermUses({ term }: { term: TermRef }) {
  const Anchor = useLinkComponent();
  return (
    <span className={styles.used}>
      {usedParts(term).map(({ text, href }) => (
        <span key={text} className={styles.use}>
          {href === undefined ? (
            text
          ) : (
            <Anchor
              className={styles.useLink}
              href={href}
              aria-label={m.terms_live_in({ uses: text, name: term.name })}
            >
              {text}
            </Anchor>
          )}
        </span>
      ))}
    </span>
  );
}

interface TermMenuProps {
  size: IconButtonProps['size'];
  name: string;
  onRename: () => void;
  onSynonyms?: (() => void) | undefined;
  onMerge?: (() => void) | undefined;
  onMove?: (() => void) | undefined;
  onDelete: () => void;
}

function TermMenu({ size, name, onRename, onSynonyms, onMerge, onMove, onDelete }: TermMenuProps) {
  const label = m.patterns_more_for({ name });
  return (
    <Menu
      label={label}
      items={[
        { label: m.patterns_rename(), icon: Pencil, onSelect: onRename },
        ...(onSynonyms ? [{ label: m.terms_synonyms(), icon: Tags, onSelect: onSynonyms }] : []),
        ...(onMove ? [{ label: m.terms_move(), icon: FolderInput, onSelect: onMove }] : []),
        ...(onMerge ? [{ label: m.terms_merge(), icon: Merge, onSelect: onMerge }] : []),
        { kind: 'separator' },
        { label: m.patterns_delete(), icon: Trash2, tone: 'critical', onSelect: onDelete },
      ]}
      trigger={<IconButton icon={Ellipsis} label={label} size={size} />}
    />
  );
}

function Subterms({ category, ...actions }: ActionsOfRow & { category: Term }) {
  const { subcategories = [] } = category;
  const { addSubcategory, ...ofOne } = actions;
  const { shown, end } = useShown(subcategories.length);
  return (
    <div className={styles.held}>
      <ul aria-label={m.terms_subcategories_of({ name: category.name })}>
        {subcategories.slice(0, shown).map((sub, index) => (
          <SubtermRow
            key={sub.id}
            {...ofOne}
            term={{ ...sub, kind: 'subcategories', categoryId: category.id }}
            place={index + 1}
            of={subcategories.length}
          />
        ))}
        {end}
      </ul>
      {addSubcategory?.(category.id)}
    </div>
  );
}

interface SubtermRowProps extends Omit<ActionsOfRow, 'addSubcategory'> {
  term: TermRef;
  place: number;
  of: number;
}

function SubtermRow({ term, menuSize, ...props }: SubtermRowProps) {
  const { onDelete, onSynonyms, onMerge, onMove, rename } = props;
  const [renaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useFocusBack(renaming, () => row.current?.querySelector<HTMLElement>('[aria-haspopup=menu]'));
  return (
    <li ref={row} className={styles.heldRow} aria-posinset={props.place} aria-setsize={props.of}>
      {renaming ? (
        rename(term, () => setRenaming(false))
      ) : (
        <>
          <div className={styles.facts}>
            <div className={styles.words}>
              <p className={styles.heldName} title={term.name}>
                {term.name}
              </p>
              <TermSynonyms term={term} />
            </div>
            <TermUses term={term} />
          </div>
          {term.adding ? null : (
            <TermMenu
              size={menuSize}
              name={term.name}
              onRename={() => setRenaming(true)}
              onSynonyms={onSynonyms && (() => onSynonyms(term))}
              onMerge={onMerge && (() => onMerge(term))}
              onMove={onMove && (() => onMove(term))}
              onDelete={() => onDelete(term)}
            />
          )}
        </>
      )}
    </li>
  );
}

/** Returns the focus after a rename, unless the user has moved on. */
function useFocusBack(renaming: boolean, target: () => HTMLElement | null | undefined) {
  const wasRenaming = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `target` reads a ref when it is called.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    // A menu that opens takes the focus only once it is rendered.
    const elsewhere = document.querySelector('[role=menu]') !== null;
    if (wasRenaming.current && !renaming && lost && !elsewhere) target()?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
}
