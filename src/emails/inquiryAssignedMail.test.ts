import { expect, it } from 'vitest';
import { inquiryAssignedMail } from './inquiryAssignedMail';

it.each([
  ['Robin', 'Kim Owner', 'Robin made you the owner of an inquiry from Kim Owner.'],
  ['', 'See www.evil.example', 'A colleague made you the owner of an inquiry.'],
])('names %j and %j only where they are names', (by, sender, text) => {
  const { subject, paragraphs } = inquiryAssignedMail(
    by,
    sender,
    'https://firm.example/admin/inquiries?id=1',
  );
  expect(paragraphs).toEqual([text]);
  expect(subject).not.toContain('evil');
});
