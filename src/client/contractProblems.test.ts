import { describe, expect, it } from 'vitest';
import { signupBodySchema } from '@/schemas/auth';
import { contractProblems } from './contractProblems';

const values = { name: 'Ada', email: 'ada', company: ' ', password: 'plum kettle' };

describe('contractProblems', () => {
  it('says what the contract says, by field', async () => {
    expect(await contractProblems(() => Promise.resolve(signupBodySchema), values)).toEqual({
      email: 'Enter a valid email address',
      company: 'Company is required',
    });
  });

  it('leaves it to the server where the contract can’t be loaded', async () => {
    expect(await contractProblems(() => Promise.reject(new Error('No answer')), values)).toEqual({});
  });
});
