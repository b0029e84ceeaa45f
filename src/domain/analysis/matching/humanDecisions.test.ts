import { describe, expect, it } from 'vitest';
import { isForbidden } from './isForbidden';

describe('a decision that is a human’s', () => {
  it.each([
    'Hiring has to stay with people',
    'hiring has to stay with poeple',
    'Recruiting must remain in the hands of people',
    'Decisions about applicants must be made by a human',
    'Decisions on candidates have to be made by people.',
    'Every hiring decision must be made by a person',
    'Who gets hired must be decided by human beings',
    'No AI in recruiting',
    'AI stays out of recruiting',
    'Humans must approve every refund',
    'humans must aprove every refund',
    'A human has to sign off on each refund',
    'A real person must decide on refunds',
    'A person must approve every refund',
    'Every refund must be approved by a human',
    'Refunds may only be approved by people',
    'Refunds need human approval',
    'Each refund must have a human sign-off',
    'No refund without a human',
    'A human must have the last word on every refund',
    'Humans decide about applicants, not machines',
    'Nothing goes out without human approval',
    'There must always be a human in the loop',
    'Applicants are judged by people, not by software',
  ])('is heard: %s', (part) => {
    expect(isForbidden(part)).toBe(true);
  });

  it.each([
    'Hiring doesn’t have to stay with people',
    'Hiring does not have to stay with people',
    'Humans no longer have to approve every refund',
    'No human must approve a refund',
    'Refunds don’t need human approval',
    'Not every refund has to be approved by a human',
    'No refund has to be approved by a human',
    'Humans had to approve every refund',
    'Every refund used to need human approval',
    'A person has to approve every refund, which takes days',
    'Three people must approve every invoice',
    'Every refund must be approved by a person in another office',
    'Every refund must be approved by the owner',
    'Humans still have to approve every refund by hand',
    'We hate that a human has to approve every refund',
    'Our competitors say that humans must approve every refund',
    'Why must a human approve every refund?',
    'Must every refund be approved by a human?',
    'Hiring decisions are made by people',
    'People must wait for refunds',
    'People must decide faster',
    'People must approve their own time sheets',
    'Parcels must be signed by a person',
    'A person must choose a plan when signing up',
    'Humans need to approve every post and there are only two of them',
    'We need a human decision tree',
    'A person must call back every customer',
    'Humans make mistakes',
    'Until the owner is back, humans must approve each refund',
    'We want to stop that a human has to approve every refund',
  ])('is not made up: %s', (part) => {
    expect(isForbidden(part)).toBe(false);
  });
});
