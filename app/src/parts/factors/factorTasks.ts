import type { Passkey } from '@portal/data/schemas';

/** A change of the second factors, in a dialog. `last`: without it, two-step verification is off. */
export type FactorTask =
  | { kind: 'app' }
  | { kind: 'removeApp'; last: boolean }
  | { kind: 'passkey' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'removePasskey'; passkey: Passkey; last: boolean }
  | { kind: 'codes' };

export interface FactorDialogsProps {
  task: FactorTask;
  open: boolean;
  onClose: () => void;
}
