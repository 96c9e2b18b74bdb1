import { describe, expect, it } from 'vitest';
import { decisionFrom, decisionWrite, readKeptDecision } from './decisionValues.ts';

const declined = { status: 'DECLINED', adminNote: 'Add a price.', version: 7 } as const;
const typed = { adminNote: ' Still no price. ', internalNote: ' Rang them. ' };

describe('a decision', () => {
  it('has its reason only when it declines', () => {
    const approve = { ...typed, status: 'APPROVED' } as const;
    expect(decisionWrite(approve, declined, 'submit')).toEqual({
      status: 'APPROVED',
      adminNote: null,
      internalNote: 'Rang them.',
      version: 7,
    });
    const decline = { ...typed, status: 'DECLINED' } as const;
    expect(decisionWrite(decline, declined, 'submit').adminNote).toBe('Still no price.');
  });

  it('is left as it was by a note for admins', () => {
    const values = { ...typed, status: 'APPROVED' } as const;
    expect(decisionWrite(values, declined, 'draft')).toEqual({
      ...declined,
      internalNote: 'Rang them.',
    });
  });

  it('begins as the record stands, with no internal note', () => {
    expect(decisionFrom(declined)).toEqual({
      status: 'DECLINED',
      adminNote: 'Add a price.',
      internalNote: '',
    });
  });

  it('brings back words and never a choice', () => {
    expect(readKeptDecision({ status: 'APPROVED', adminNote: 'No.' })).toEqual({
      adminNote: 'No.',
    });
    expect(readKeptDecision({ adminNote: 3 })).toBeNull();
  });
});
