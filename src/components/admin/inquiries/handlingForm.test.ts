import { describe, expect, it } from 'vitest';
import type { InquiryDetails, InquiryEntryAnswer } from '@/schemas/inquiryDesk';
import { versionToSave } from './handlingForm';

const before: InquiryDetails = {
  id: 1,
  name: 'Kim',
  email: 'kim@example.com',
  company: null,
  status: 'new',
  owner: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  message: 'We type orders.',
  cameBy: { sentFrom: null, firstPage: null, referrer: null },
  account: null,
  entries: [],
  reply: { delivers: true, subject: 'Re: Your message', quoted: 'Hello' },
};
const later = { ...before, updatedAt: '2026-03-01T11:00:00.000Z' };
const reply: InquiryEntryAnswer = {
  id: 1,
  kind: 'reply',
  text: 'Yes',
  author: 'Robin',
  at: later.updatedAt,
  delivery: 'sent',
};
const owner = { id: 7, name: 'Robin' };

type Changed = Parameters<typeof versionToSave>[2];

describe('versionToSave', () => {
  it.each<{ name: string; now: Partial<InquiryDetails>; changed: Changed }>([
    { name: 'nothing was changed here', now: { status: 'lost' }, changed: {} },
    { name: 'others chose in another field', now: { owner }, changed: { status: true } },
    { name: 'others changed neither', now: {}, changed: { status: true, ownerId: true } },
    {
      name: 'a reply took it into talks',
      now: { status: 'answered', entries: [reply] },
      changed: { status: true },
    },
  ])('is the newest when $name', ({ now, changed }) => {
    const latest = { ...later, ...now };
    expect(versionToSave(before, latest, changed)).toBe(latest);
  });

  it.each<{ name: string; now: Partial<InquiryDetails>; changed: Changed }>([
    { name: 'the state', now: { status: 'lost' }, changed: { status: true } },
    { name: 'the owner', now: { owner }, changed: { ownerId: true } },
    { name: 'talks by hand', now: { status: 'answered' }, changed: { status: true } },
  ])('stays the one before when others chose $name where it was changed here', ({ now, changed }) => {
    expect(versionToSave(before, { ...later, ...now }, changed)).toBe(before);
  });
});
