import { describe, expect, it } from 'vitest';
import { asSentBefore, decisionFrom, decisionWrite, readKeptDecision } from './decisionValues.ts';

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

  it('is sent as it was when its answer was lost, whatever version it has made since', () => {
    const values = { ...typed, status: 'DECLINED' } as const;
    const sent = decisionWrite(values, declined, 'draft');
    const open = { key: 'a', values: JSON.stringify(sent) };
    const later = decisionWrite(values, { ...declined, version: 8 }, 'draft');
    expect(asSentBefore(later, open)).toEqual(sent);
    expect(asSentBefore(later, null)).toBe(later);
    const other = { ...later, internalNote: 'Wrote to them.' };
    expect(asSentBefore(other, open)).toBe(other);
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
