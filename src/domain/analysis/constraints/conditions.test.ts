import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze';
import { distributor } from '../fixtures/distributor';
import { limitsOfWork } from './limitsOfWork';
import { readConstraints } from './readConstraints';
import { ruledOutWork } from './ruledOutWork';

const read = (additionalContext: string) =>
  readConstraints({ goals: '', bottlenecks: '', additionalContext }).map(({ kind, effect }) => ({
    kind,
    effect,
  }));
const kindsIn = (text: string) => read(text).map(({ kind }) => kind);

const tasks = [
  'Writing listing descriptions',
  'Broker review of files',
  'Lab results by phone',
  'Lab orders',
];
const boundBy = (additionalContext: string, sources: readonly string[] = []) => {
  const input = { teamSize: 1, hours: 5, frequency: 'Week', salary: 50_000 } as const;
  const departmentTasks = { Operations: tasks.map((taskName) => ({ ...input, taskName })) };
  const limits = limitsOfWork({ goals: '', bottlenecks: '', additionalContext, departmentTasks }, []);
  return tasks.filter((names) => limits({ names, sources }).length > 0);
};

describe('who approves', () => {
  it.each([
    'Medical advice on the phone comes from a nurse, period.',
    'Only a licensed agent may quote prices.',
    'Only a nurse gives results.',
    'Only licensed agents may talk about coverage.',
    'No listing text goes public before one of the two brokers has read it, fair housing.',
    'Nothing goes to a carrier until an account manager has checked it.',
    'No quote leaves without my signature.',
    'Every letter must be read by an attorney before it goes out.',
    'A pharmacist has to check every refill.',
    'Fair housing is serious here, no listing goes up before a broker has read it.',
    'Contracts are signed by a partner, no exceptions.',
    'Somebody got sanctioned for made up cases so a lawyer reads everything before it gets filed.',
    'AI pictures are fine by me, but a price only goes out when one of us signed it.',
    'Quotes only leave after the owner has checked them.',
  ])('is heard, and removes nothing: %s', (text) => {
    expect(kindsIn(text)).toEqual(['approval']);
  });

  it.each([
    'Every PO has to be signed by the owner and that takes days.',
    'Quotes wait until the owner has approved them.',
    'Only Maria can print checks.',
    'Only an owner knows prices.',
    'Only the estimator does quotes.',
    'No order ships before the customer has paid.',
    'Most leads come from an agent.',
    'Nothing works without the broker.',
    'The nurse reads every note.',
    'We only get paid when the customer has signed it.',
    'The owner checks every job before he goes home and that takes hours.',
    'Nothing happens until the owner has signed it.',
    'Our leads come from a broker only.',
    'Estimates have to be checked by the estimator, and he is on the road.',
    'Nobody knows what was approved by the manager.',
  ])('isn’t heard in a complaint or a fact: %s', (text) => {
    expect(kindsIn(text)).not.toContain('approval');
  });

  it('binds the work that the rule names, not the work of whoever approves', () => {
    expect(
      boundBy('No listing text goes public before one of the two brokers has read it, fair housing.'),
    ).toEqual(['Writing listing descriptions']);
    expect(boundBy('We like AI, but only a nurse gives results.')).toEqual(['Lab results by phone']);
    expect(boundBy('Only a nurse may give results.')).toEqual(['Lab results by phone']);
    expect(boundBy('Only a licensed agent may quote prices.')).toEqual([]);
  });
});

describe('a person, and no machine', () => {
  it.each([
    'When somebody calls with no heat they get a person, always.',
    'A caller talks to a human, period.',
    'People who call us always get a person.',
    'Patients reach a real person every time.',
    'The phone is answered by a person, always.',
  ])('is heard: %s', (text) => {
    expect(kindsIn(text)).toEqual(['offLimits']);
  });

  it.each([
    'People come to us because they get a person who hikes.',
    'Callers get a person if they are lucky.',
    'They always get a person who is new.',
    'Callers never reach a person.',
    'Nobody gets a person, ever.',
    'Customers want to talk to a human every time something breaks.',
    'We talk to a person at the insurer, always.',
  ])('isn’t heard in %j', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe('what has to be signed first', () => {
  it.each([
    [
      'No patient data in any cloud service without a signed BAA, not even for a trial.',
      'a business associate agreement',
    ],
    ['No patient data goes anywhere without a BAA.', 'a business associate agreement'],
    ['Nothing goes into the cloud without a contract.', 'a contract'],
    ['Our data may not leave our own servers unless they sign an NDA.', 'a non-disclosure agreement'],
    ['Every vendor has to sign a BAA.', 'a business associate agreement'],
    ['Any vendor that sees patients signs a BAA first.', 'a business associate agreement'],
    ['No BAA, no deal.', 'a business associate agreement'],
  ])('is no ban on the cloud: %s', (text, agreement) => {
    expect(read(text)).toEqual([
      {
        kind: 'agreement',
        effect: `Only a vendor that signs ${agreement} gets this data. Our prices don’t change.`,
      },
    ]);
  });

  it.each([
    'No client tax info to anybody outside without a signed consent (7216).',
    'No patient data goes to anyone without a written release.',
  ])('may be the consent of those whom it is about: %s', (text) => {
    expect(read(text)).toEqual([
      {
        kind: 'agreement',
        effect:
          'Get that consent before any tool outside your firm reads this data. Our prices don’t change.',
      },
    ]);
  });

  it('may be an approval', () => {
    expect(kindsIn('We can’t use any tool until IT has approved it.')).toEqual(['agreement']);
    expect(read('No client data goes into the cloud until legal has approved it.')).toEqual([
      {
        kind: 'agreement',
        effect: 'Only a tool that legal approved gets this data. Our prices don’t change.',
      },
    ]);
  });

  it.each([
    'No work starts without a signed contract.',
    'We lose customers without a contract.',
    'Nothing may go into the cloud.',
    'Vendors send contracts late.',
    'Customers don’t pay without a contract, and we have no data on it.',
    'Our data is not in the cloud before the contract starts.',
    'Software vendors lock us into long contracts.',
    'No patient data in the cloud.',
  ])('isn’t heard in %j', (text) => {
    expect(kindsIn(text)).not.toContain('agreement');
  });

  it('is no more of a ban for one kind of data', () => {
    expect(kindsIn('Our drawings may not go into the cloud without an NDA.')).toEqual(['agreement']);
  });

  it('binds what reads that data', () => {
    const rule = 'No patient data goes anywhere without a BAA.';
    expect(boundBy(rule)).toEqual(tasks);
    expect(boundBy(rule, ['General ledger'])).toEqual([]);
  });
});

it('replaces the usual approver where the rule binds', () => {
  const task = {
    taskName: 'Writing listing descriptions',
    teamSize: 2,
    hours: 5,
    frequency: 'Week',
    salary: 50_000,
  } as const;
  const descriptionUnder = (additionalContext: string) =>
    analyze({
      ...distributor,
      departments: ['Marketing'],
      departmentTasks: { Marketing: [task] },
      additionalContext,
    }).opportunities.find(({ taskName }) => taskName === task.taskName)?.description;
  expect(descriptionUnder('')).toContain('The agent edits and approves.');
  const rule = 'No listing text goes public before a broker has read it.';
  expect(descriptionUnder(rule)).toContain(`It follows your rule: “${rule}”`);
  expect(descriptionUnder(rule)).not.toContain('The agent edits and approves.');
});

describe('clients who allow no AI on their own work', () => {
  it.each([
    'Clients with outside counsel guidelines forbid AI on their matters (2 of our 5 biggest).',
    'Two of our clients do not allow AI on their work.',
    'Our biggest customer prohibits AI.',
    'One carrier doesn’t let us use AI on its claims.',
  ])('remove nothing, and bind every project: %s', (text) => {
    expect(read(text)).toEqual([
      {
        kind: 'clientsForbid',
        effect:
          'Leave their work out of every project until they allow it in writing. Our numbers still count it.',
      },
    ]);
  });

  it.each(['Customers don’t want AI on the phone.', 'We do not allow AI in hiring.'])(
    'are none in: %s',
    (text) => {
      expect(kindsIn(text)).not.toContain('clientsForbid');
    },
  );
});

describe('work that its owner keeps', () => {
  const ruledOutBy = (additionalContext: string) => [
    ...ruledOutWork(
      { goals: '', bottlenecks: '', additionalContext },
      new Set(['Load calcs and panel schedules', 'Dispatch board']),
    ).keys(),
  ];

  it('is off limits, by a part of its name', () => {
    expect(ruledOutBy('Load calcs carry my license number, I do those and nobody or nothing else.')).toEqual([
      'Load calcs and panel schedules',
    ]);
  });

  it.each([
    'My attorney’s word is no computer picks tenants.',
    'No computer picks tenants and no computer sets rents.',
    'After hours is answered by one of us, always.',
  ])('is off limits: %s', (text) => {
    expect(kindsIn(text)).toContain('offLimits');
  });

  it.each([
    'No computer decides faster than our old one.',
    'The phone is answered by one of us while three others wait.',
    'I do those in the evening.',
  ])('isn’t heard in a complaint: %s', (text) => {
    expect(kindsIn(text)).not.toContain('offLimits');
  });
});

it('says whether somebody does the work alone', () => {
  const effectOf = (text: string) => read(text).map(({ effect }) => effect);
  expect(effectOf('Medical advice on the phone comes from a nurse, period.')).toEqual([
    'This stays with the person you named. Software may only collect the facts for it.',
  ]);
  expect(effectOf('No quote leaves without my signature.')).toEqual([
    'Software may prepare this. The person you named has the last word.',
  ]);
});
