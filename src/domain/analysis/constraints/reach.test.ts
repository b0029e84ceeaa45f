import { describe, expect, it } from 'vitest';
import { readConstraints } from './readConstraints';

const effectOf = (additionalContext: string) =>
  readConstraints({ goals: '', bottlenecks: '', additionalContext }).find(({ kind }) => kind === 'reach')
    ?.effect;

describe('reach', () => {
  it.each([
    [
      'The cooks have no company email and half of them read Spanish better than English.',
      'What these people use has to work in Spanish as well, and without company email or a computer.',
    ],
    [
      'Most clients speak Spanish or Haitian Creole, and a lot of them only have a phone.',
      'What these people use has to work in Spanish and Haitian Creole as well, and by text on a phone.',
    ],
    [
      'Our cleaners don’t speak much English.',
      'What these people use has to work in their own language as well.',
    ],
    ['MOST CLIENTS SPEAK SPANISH.', 'What these people use has to work in SPANISH as well.'],
    ['Most of our guys know Polish better.', 'What these people use has to work in Polish as well.'],
    ['Our crew only knows Spanish.', 'What these people use has to work in Spanish as well.'],
    ...[
      'The guys in the field will not type, two taps on a phone and thats it.',
      'Our techs won’t type.',
      'Three clicks at most.',
      'Please no typing.',
    ].map((said) => [said, 'What these people use has to work with a few taps, a photo or a voice note.']),
    ['Drivers don’t have email.', 'What these people use has to work without company email or a computer.'],
    [
      'Wifi stops at the office door, the finish room is a dead spot.',
      'What is used there has to work without wifi, or the wifi comes first.',
    ],
    ['There is no cell service on most sites.', 'What is used there has to work without a signal.'],
    [
      'Nobody on the floor has an email address.',
      'What these people use has to work without company email or a computer.',
    ],
    [
      'We have Housecall Pro (use it for scheduling, not much else) and the techs won’t carry a second app.',
      'What these people use has to work in Housecall Pro, without another app.',
    ],
    [
      'No new software for the techs, they live in ServiceTitan.',
      'What these people use has to work in ServiceTitan, without another app.',
    ],
    [
      'No new app for the crew please.',
      'What these people use has to work in what they carry today, without another app.',
    ],
    [
      'The guys will not learn another program.',
      'What these people use has to work in what they carry today, without another app.',
    ],
    [
      'Don’t give the drivers one more login.',
      'What these people use has to work in what they carry today, without another app.',
    ],
  ])('hears %j', (text, effect) => {
    expect(effectOf(text)).toBe(effect);
  });

  it.each([
    'We want a new app for the crew.',
    'No app for time sheets.',
    'We don’t use any program for that.',
    'We have no new apps to sell this year.',
    'Customers won’t download a second app to pay.',
    'Techs lose time between two apps.',
    'We sell Spanish tiles and French doors.',
    'Our receptionist speaks Spanish, so she helps out.',
    'We have no email marketing.',
    'Guests ask for the wifi password.',
    'The lawn has dead spots.',
    'No emails after six.',
    'Customers will not type of their own accord.',
    'Orders are typed by hand.',
    'The wifi works fine.',
    'We teach German to adults.',
    'Our cleaners know how to polish floors.',
    'Most cleaners understand polish.',
    'Our mechanics know Japanese cars.',
    'None of our people speak Spanish.',
    'Our staff don’t speak Spanish.',
    'Nobody gets an email when a part arrives.',
    'They don’t get emails when a part arrives.',
    'Customers have only one phone number for us.',
  ])('hears nothing in %j', (text) => {
    expect(effectOf(text)).toBeUndefined();
  });
});
