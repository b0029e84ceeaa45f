import { describe, expect, it } from 'vitest';
import { jobsOnPaper, saysJobsOnPaper } from './jobsOnPaper';

describe('jobs on paper', () => {
  it.each([
    'The job board hangs in the shop.',
    'Jobs are on two job boards and a whiteboard.',
    'We look up orders on the production board.',
    'Every job has a paper packet.',
  ])('are heard in %j', (sentence) => {
    expect(saysJobsOnPaper(sentence)).toBe(true);
  });

  it.each([
    'We post openings on three job boards.',
    'Job boards bring us few candidates.',
    'We post jobs to job boards.',
    'We got rid of the job board.',
  ])('aren’t heard in %j', (sentence) => {
    expect(saysJobsOnPaper(sentence)).toBe(false);
  });

  it('are no task of recruiting', () => {
    expect(jobsOnPaper.test('Updating the job board')).toBe(true);
    expect(jobsOnPaper.test('Posting openings on job boards')).toBe(false);
  });
});
