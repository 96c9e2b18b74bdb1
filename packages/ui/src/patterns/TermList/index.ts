export { AddTerm, type AddTermProps } from './AddTerm.tsx';
export { TermList, type TermListProps } from './TermList.tsx';
export {
  type InUse,
  type Subterm,
  type Term,
  type TermKind,
  type TermListState,
  type TermRef,
  type TermTarget,
  targetsFor,
  termKinds,
  termListStates,
} from './term.ts';
