import { describe, expect, it } from 'vitest';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import { lawOffice } from '../fixtures/lawOffice';
import { planCalendar } from '../plan/planCalendar';
import { kindsOf } from './constraintKinds';
import { readConstraints } from './readConstraints';

const read = (additionalContext: string) =>
  kindsOf(readConstraints({ goals: '', bottlenecks: '', additionalContext }));
const planWith = (additionalContext: string) => planOfAnswers({ ...lawOffice, additionalContext });

describe('what a client asks to respect', () => {
  it.each([
    ['We must not send any data to the cloud.', 'noCloud'],
    ['Nothing may go into the cloud.', 'noCloud'],
    ['Cloud is not an option for us.', 'noCloud'],
    ['Everything has to run on our own servers.', 'noCloud'],
    ['Only on-premises, nothing else.', 'noCloud'],
    ['Client data must not leave the country.', 'inCountry'],
    ['Our data stays in Germany.', 'inCountry'],
    ['Patient records must remain within the US.', 'inCountry'],
    ['HIPAA applies to all patient data.', 'regulated'],
    ['The union has to agree to any change.', 'union'],
    ['The works council wants to be heard.', 'union'],
    ['Drivers fear job cuts.', 'jobs'],
    ['People are worried about losing their jobs.', 'jobs'],
  ])('is heard: %s', (words, kind) => {
    expect(read(words)).toEqual([kind]);
  });

  it.each([
    'Our ERP runs on our own servers.',
    'We are a credit union with 30 people.',
    'We moved to the cloud last year.',
    'Not every file is in the cloud yet.',
    'We serve customers in the European Union.',
    'We ship outside the US.',
    'Sales outside Europe should double.',
    'No trouble with the union.',
    '',
  ])('is not made up: %s', (words) => {
    expect(read(words)).toEqual([]);
  });

  it('is told with its words and what it changes, wherever it was written', () => {
    const [constraint] = readConstraints({
      goals: 'Grow. Nothing may go into the cloud!',
      bottlenecks: '',
      additionalContext: '',
    });
    expect(constraint?.words).toBe('“Nothing may go into the cloud.”');
    expect(constraint?.effect).toContain('machines of your own');
  });
});

describe('what it changes', () => {
  it('counts every project on own machines where the cloud is ruled out', () => {
    const [before, after] = [planWith(''), planWith('Nothing may go into the cloud.')];
    expect(after.investment.oneTimeUsd.low).toBeGreaterThan(before.investment.oneTimeUsd.low);
    expect(
      after.projects.filter(({ task }) => task).map(({ investment }) => investment.solution),
    ).not.toContain('ready');
  });

  it('leaves 30 days for talks before anybody’s work changes where a union has a say', () => {
    const calendar = planCalendar(planWith('The union has to agree.'), 20);
    const changing = calendar.filter(({ project }) => project.kind === 'pays');
    expect(changing.length).toBeGreaterThan(0);
    for (const { startDay } of changing) expect(startDay).toBeGreaterThanOrEqual(30);
    expect(calendar[0]?.startDay).toBe(0);
  });
});
