import { describe, expect, it } from 'vitest';
import {
  afterSending,
  asSentBefore,
  decisionWrite,
  readDecisionDraft,
  rulesFor,
} from './decisionValues.ts';

const declined = { status: 'DECLINED', adminNote: 'Add a price.', version: 7 } as const;
const typed = {
  adminNote: ' Still no price. ',
  message: ' Nearly there. ',
  internalNote: ' Rang them. ',
  remarks: [],
};

describe('a decision', () => {
  it('has a reason only when it declines', () => {
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

  it('requests changes with the remarks that have a text', () => {
    const remark = { field: 'link', item: null, required: true } as const;
    const remarks = [
      { ...remark, key: 'a', text: 'Use https.' },
      { ...remark, key: 'b', text: ' ' },
    ];
    const values = { ...typed, remarks, status: 'CHANGES' } as const;
    expect(decisionWrite(values, { ...declined, status: 'PENDING' }, 'submit')).toEqual({
      status: 'PENDING',
      adminNote: 'Nearly there.',
      internalNote: 'Rang them.',
      remarks: [{ ...remark, text: 'Use https.' }],
      version: 7,
    });
    const unsent = rulesFor('submit').together?.({ ...values, status: 'APPROVED' });
    expect(unsent?.map(({ path }) => path)).toEqual(['remarks']);
  });

  it('is unchanged by an internal note', () => {
    const values = { ...typed, status: 'APPROVED' } as const;
    expect(decisionWrite(values, declined, 'draft')).toEqual({
      ...declined,
      internalNote: 'Rang them.',
    });
  });

  it('is repeated with its old version after a lost response', () => {
    const values = { ...typed, status: 'DECLINED' } as const;
    const sent = decisionWrite(values, declined, 'draft');
    const open = { key: 'a', values: JSON.stringify(sent) };
    const later = decisionWrite(values, { ...declined, version: 8 }, 'draft');
    expect(asSentBefore(later, open)).toEqual(sent);
    expect(asSentBefore(later, null)).toBe(later);
    const other = { ...later, internalNote: 'Wrote to them.' };
    expect(asSentBefore(other, open)).toBe(other);
  });

  it('settles the texts of the other outcomes', () => {
    const stored = { ...typed, status: 'PENDING', adminNote: '' } as const;
    const sentBy = (status: 'CHANGES' | 'APPROVED' | 'PENDING') =>
      afterSending({ ...typed, status }, stored, 'submit').sent;
    expect(sentBy('CHANGES')).toContain('adminNote');
    expect(sentBy('APPROVED')).toEqual(expect.arrayContaining(['adminNote', 'message', 'remarks']));
    expect(sentBy('PENDING')).toEqual(['internalNote']);
  });

  it('restores text and no choice', () => {
    expect(readDecisionDraft({ status: 'APPROVED', adminNote: 'No.' })).toEqual({
      adminNote: 'No.',
    });
    expect(readDecisionDraft({ adminNote: 3 })).toBeNull();
  });
});
