import { describe, expect, it } from 'vitest';
import { kindsOf } from './constraintKinds';
import { readConstraints } from './readConstraints';

const kindsIn = (additionalContext: string) =>
  kindsOf(readConstraints({ goals: '', bottlenecks: '', additionalContext }));

describe('a rule about one kind of data', () => {
  it.each([
    'Plans from our biggest builder are under NDA, they have to stay on our own server, no cloud.',
    'Drawings of defense customers must stay on our own servers.',
    'Payroll data must not go into the cloud.',
    'The recipes must never be stored in the cloud.',
    'Signed contracts have to stay on our own server.',
  ])('binds the work that reads it: %s', (text) => {
    expect(kindsIn(text)).toEqual(['dataStays']);
  });

  it.each([
    'Nothing may go into the cloud.',
    'Our drawings and all other files must stay on our own servers.',
    'Client data must not go into the cloud.',
    'Everything has to run on our own servers, also payroll.',
    'No cloud please.',
  ])('is a rule for all projects otherwise: %s', (text) => {
    expect(kindsIn(text)).toEqual(['noCloud']);
  });
});

describe('a rule for all projects', () => {
  const effectOf = (additionalContext: string) =>
    readConstraints({ goals: '', bottlenecks: '', additionalContext })[0]?.effect;
  const unsure = 'because we can’t tell which of them use this data';

  it.each([
    'Title company files are confidential and may not leave our own server.',
    'Patient records must stay on our own servers.',
    'Our clients forbid us to put their data in the cloud.',
  ])('says that it is one because the engine can’t tell whom it binds: %s', (text) => {
    expect(effectOf(text)).toContain(`We priced every project on your own machines, ${unsure}.`);
  });

  it.each([
    'Nothing may go into the cloud.',
    'Our data must never go to the cloud.',
    'Company data must stay on our own server.',
    'We must not send data to the cloud.',
    'Never store files in the cloud.',
  ])('says only that, where it names all data: %s', (text) => {
    expect(effectOf(text)).toContain('We priced every project on your own machines. ');
  });
});
