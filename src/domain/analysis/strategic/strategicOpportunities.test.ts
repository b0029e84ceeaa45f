import { describe, expect, it } from 'vitest';
import { assessTask, type AssessedTask } from '../assessTask';
import { assumedDayRateUsd } from '../investment/investmentFactors';
import { dataSourceGroups } from '../catalogue/dataSources';
import { readAvailableSources } from '../sourceCoverage';
import type { AnalysisAnswers, TaskInput } from '../types';
import { bottleneckThemes } from './bottleneckThemes';
import { customerVoices } from './customerInsight';
import { bottlenecksByTask, goalsByTask, strategicOpportunities } from './strategicOpportunities';

const quotes: TaskInput = {
  taskName: 'Preparing quotes and proposals',
  teamSize: 4,
  hours: 10,
  frequency: 'Week',
  salary: 60_000,
};
const plain: AnalysisAnswers = {
  listName: 'Plain',
  industry: 'Machine Shops',
  goals: 'Sleep better',
  departments: ['Sales'],
  departmentTasks: { Sales: [quotes] },
  bottlenecks: 'Everything',
  dataTypes: ['Quotes and proposals', 'Product or service catalog', 'Supplier records and price lists'],
  currentAiUsage: 'no',
  customerInsights: 'no',
  monetization: 'no',
  aiReadiness: 'intermediate',
  additionalContext: '',
};

const costing = { dayRateUsd: assumedDayRateUsd, isOnOwnMachines: false };

function assessed(answers: AnalysisAnswers) {
  const available = readAvailableSources(answers.dataTypes);
  const tasks = Object.entries(answers.departmentTasks).flatMap(([, inputs]) =>
    inputs.map((input) => assessTask('Sales', input, available, answers, costing)),
  );
  return { available, tasks };
}

/** The first task's work isn't for software. */
const ruledOut = ([first, ...others]: readonly AssessedTask[]): AssessedTask[] =>
  first ? [{ ...first, ruledOut: '“AI must not write quotes.”' }, ...others] : [];

function strategic(change: Partial<AnalysisAnswers>) {
  const answers = { ...plain, ...change };
  const { available, tasks } = assessed(answers);
  return strategicOpportunities(answers, tasks, available);
}

const names = (change: Partial<AnalysisAnswers>) => strategic(change).map(({ name }) => name);
const textOf = (change: Partial<AnalysisAnswers>, name: string) =>
  strategic(change).find((opportunity) => opportunity.name === name)?.description;

const rules = 'Agree on safe use before the first AI tool';
const numbers = 'Write down today’s numbers before anything changes';
const stock = 'See stock problems two weeks ahead';
const walkThrough = 'Walk through your main bottleneck step by step';

describe('strategicOpportunities', () => {
  it('are three for the plainest answers, and claim no money', () => {
    expect(names({})).toEqual([rules, numbers, walkThrough]);
    expect(
      strategic({}).map(({ roiModel, taskRelated }) => [
        roiModel.savedHours,
        roiModel.calculatedSavings,
        taskRelated,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => [0, 'TBD', false]));
  });

  it('take at most 35 words besides what the client wrote', () => {
    const descriptions = [
      ...strategic({ aiReadiness: 'beginner', customerInsights: 'yes', monetization: 'yes' }),
      ...strategic({ customerInsights: 'not-sure', monetization: 'not-sure', goals: 'Grow by 10%.' }),
      ...bottleneckThemes.map(({ description }) => ({ description })),
    ].map(({ description }) => description.replace(/“[^”]*”/gu, 'quote'));
    expect(descriptions.filter((text) => text.split(' ').length > 35)).toEqual([]);
  });

  it('are seven at most', () => {
    const everything = {
      bottlenecks: 'Stock runs out. Leads go cold. Only one person knows the machines. Too much rework.',
      customerInsights: 'yes',
      monetization: 'yes',
      additionalContext: 'The ERP has no interface. I doubt the accuracy. People are afraid for their jobs.',
    } as const;
    expect(names(everything)).toHaveLength(7);
  });

  it('follow what the client wrote, in their words', () => {
    expect(
      textOf({ bottlenecks: 'Leads go cold on weekends.' }, 'Never leave an inquiry without a next step'),
    ).toMatch(/^You told us: “Leads go cold on weekends\.” /);
    expect(textOf({ goals: 'Fewer mistakes' }, 'Catch errors before they reach the customer')).toMatch(
      /^Your goal: “Fewer mistakes\.” /,
    );
  });

  it('leave alone what a chosen task answers', () => {
    expect(names({ bottlenecks: 'Quotes take days.' })).not.toContain(
      'Answer quote requests the day they come in',
    );
  });

  it('fill no positions where people leave, unless the client is hiring', () => {
    const filled = 'Fill open positions faster';
    expect(names({ goals: 'No more front desk turnover please.' })).not.toContain(filled);
    expect(names({ goals: 'Fill open jobs faster, turnover is 70 percent.' })).toContain(filled);
  });

  it('say of a problem only what no listed task does, once one of them pays', () => {
    const soon = 'Get paid sooner after the work is done';
    const late = { bottlenecks: 'The money comes in late.' };
    const listing = (...taskNames: string[]) => ({
      ...late,
      departmentTasks: { Sales: taskNames.map((taskName) => ({ ...quotes, taskName, hours: 30 })) },
    });
    expect(textOf(late, soon)).toContain('Send invoices the day the work is done, and chase open ones');
    expect(textOf(listing('Issuing customer invoices'), soon)).toMatch(
      /^You told us: “[^”]+” Chase open invoices on a schedule\./u,
    );
    expect(names(listing('Issuing customer invoices', 'chasing slow payers, mostly builders'))).not.toContain(
      soon,
    );
  });

  it('walk through no bottleneck that a task or a project answers', () => {
    const invoices = { ...quotes, taskName: 'Issuing customer invoices' };
    const answered = {
      bottlenecks: 'Invoices go out two weeks late.',
      departmentTasks: { Sales: [invoices] },
    };
    expect(names(answered)).toEqual([rules, numbers]);
    expect(names({ bottlenecks: 'Quotes take days.' })).toEqual([rules, numbers]);
    expect(names({ bottlenecks: 'Leads go cold on weekends.' })).not.toContain(walkThrough);
  });

  it('take what software is to leave alone for no bottleneck and no goal', () => {
    const forbidden = 'AI must not answer requests for quotes.';
    expect(names({ bottlenecks: forbidden, goals: forbidden })).toEqual([rules, numbers]);
    const { tasks } = assessed(plain);
    expect(bottlenecksByTask({ ...plain, bottlenecks: forbidden }, tasks).size).toBe(0);
    expect(goalsByTask({ ...plain, goals: forbidden }, tasks).size).toBe(0);
    expect(names({ bottlenecks: `${forbidden} Everything is slow.` })).toContain(walkThrough);
  });

  it.each([
    'No chatbots.',
    'AI must not answer requests for quotes.',
    'Customer emails must not leave the country.',
    'We can spend at most $5,000 on reports.',
  ])('take a rule for no goal: %s', (rule) => {
    expect(names({ goals: rule })).toEqual([rules, numbers, walkThrough]);
    expect(textOf({ goals: rule }, numbers)).not.toContain('Your goal');
    expect(textOf({ goals: `${rule} Answer quotes in a day.` }, numbers)).toContain(
      'Your goal: “Answer quotes in a day.”',
    );
    const { tasks } = assessed(plain);
    expect(goalsByTask({ ...plain, goals: rule }, tasks).size).toBe(0);
  });

  it('take a rule about data for no bottleneck', () => {
    const rule = 'Our client files may not be sent to any cloud service. AI must never draft a contract.';
    expect(names({ bottlenecks: rule })).not.toContain(walkThrough);
    expect(names({ bottlenecks: 'Clients forbid us to upload their data.' })).not.toContain(walkThrough);
    expect(textOf({ bottlenecks: `${rule} Everything is slow.` }, walkThrough)).toContain(
      'You told us: “Everything is slow.” We follow',
    );
  });

  it.each([
    'Everything is slow because we must not send any data to the cloud.',
    'Everything is slow, nothing may go into the cloud.',
    'Everything is slow and nothing may go into the cloud.',
  ])('take a problem beside a rule for a bottleneck: %s', (bottlenecks) => {
    expect(textOf({ bottlenecks }, walkThrough)).toContain(`You told us: “${bottlenecks}” We follow`);
  });

  describe('where space is vacant instead of a job', () => {
    const hiring = 'Fill open positions faster';

    it.each([
      'Fill vacant units in 14 days',
      'Vacant apartments take a month to fill',
      'Fill empty office suites faster',
      'Cut apartment vacancies to a month',
      'Grow sales by a tenth, no more hiring',
      'No new hires this year',
    ])('propose no hiring: %s', (goals) => {
      expect(names({ goals, bottlenecks: goals })).not.toContain(hiring);
    });

    it.each([
      'Residential Property Managers',
      'Lessors of Residential Buildings and Dwellings',
      'Hotels (except Casino Hotels) and Motels',
    ])('read the vacancies of %s as space', (industry) => {
      const goals = 'Fill vacancies within 14 days';
      expect(names({ industry, goals })).not.toContain(hiring);
      expect(names({ industry, goals: 'Fill job vacancies within 14 days' })).toContain(hiring);
      expect(names({ goals })).toContain(hiring);
    });

    it('propose it for vacant positions', () => {
      expect(names({ goals: 'Fill vacant positions in 14 days' })).toContain(hiring);
      expect(names({ goals: 'Fill vacant office manager positions in 14 days' })).toContain(hiring);
    });
  });

  describe('where a bottleneck is about people', () => {
    const freed = 'Decide what the freed hours are for, and say so';

    it.each([
      'People fear for their jobs.',
      'The staff is scared of AI.',
      'Our people resist every change.',
      'The union has to agree to anything new.',
      'Staff worry about their jobs; the team resists new software.',
    ])('answer it, and walk through nothing: %s', (bottlenecks) => {
      expect(names({ bottlenecks })).toEqual([rules, numbers, freed]);
      expect(textOf({ bottlenecks }, freed)).toContain(`“${bottlenecks}”`);
    });

    it.each([
      'Our team worries that the new system loses orders between shifts.',
      'Morale is low because every spare part request goes through three spreadsheets.',
    ])('walk through the work that they complain of: %s', (bottlenecks) => {
      expect(names({ bottlenecks })).toContain(walkThrough);
    });

    it('answer fear of being watched too', () => {
      const recorded = 'what software records about their work';
      const change = { additionalContext: 'Drivers are scared the computer will track them.' };
      expect(textOf(change, freed)).toContain(recorded);
      expect(textOf({ additionalContext: 'People fear for their jobs.' }, freed)).not.toContain(recorded);
    });

    it('walk through what else was named, without it', () => {
      const bottlenecks = 'People fear for their jobs. Everything is slow.';
      expect(textOf({ bottlenecks }, walkThrough)).toContain('You told us: “Everything is slow.” We follow');
      expect(textOf({ bottlenecks }, freed)).toContain('“People fear for their jobs.”');
    });

    it('answer it beside what was promised elsewhere', () => {
      const change = { bottlenecks: 'The crew is nervous about AI.', additionalContext: 'No layoffs.' };
      expect(textOf(change, freed)).toContain('“No layoffs.” “The crew is nervous about AI.”');
    });
  });

  describe('where the task that was named is better left as it is', () => {
    const small = { ...quotes, teamSize: 1, hours: 1, frequency: 'Month' as const };
    const listed = (taskName: string) => ({ departmentTasks: { Sales: [quotes, { ...small, taskName }] } });

    it('offer the project against that trouble', () => {
      const change = { ...listed('Reordering stock and supplies'), bottlenecks: 'Stock runs out.' };
      expect(names(change)).toContain(stock);
      expect(names(change)).not.toContain(walkThrough);
      expect(textOf({ ...change, bottlenecks: '', goals: 'Never run out of stock.' }, stock)).toContain(
        'Your goal: ',
      );
    });

    it('walk through the bottleneck where no project is known', () => {
      expect(
        names({ ...listed('Processing returns and refunds'), bottlenecks: 'Refunds take forever.' }),
      ).toContain(walkThrough);
    });

    it('offer each project once', () => {
      const change = {
        ...listed('Reordering stock and supplies'),
        bottlenecks: 'Stock runs out. Our inventory count is always short.',
      };
      expect(names(change).filter((name) => name === stock)).toHaveLength(1);
    });
  });

  it('look for the bottleneck where none was named', () => {
    expect(names({ bottlenecks: 'n/a' })).toEqual([
      rules,
      numbers,
      'Find where work waits, on three real cases',
    ]);
  });

  it.each([
    ['no', rules],
    ['yes', 'Set rules for the AI tools already in use'],
  ] as const)('start with the rules that fit AI use: %s', (currentAiUsage, name) => {
    expect(names({ currentAiUsage })[0]).toBe(name);
  });

  it.each([
    ['customerInsights', 'yes', 'Turn customers’ words into a monthly list of fixes'],
    ['customerInsights', 'not-sure', 'Test what 200 customer messages can teach you'],
    ['monetization', 'yes', 'Pilot one paid offer built on what you know'],
    ['monetization', 'not-sure', 'Find out whether anyone would pay for what you know'],
  ])('answer %s: %s', (question, answer, name) => {
    expect(names({ [question]: answer })).toContain(name);
  });

  it.each([
    ['I doubt the results.', 'Prove it on your own finished cases first'],
    ['The crew worries; people fear for their jobs.', 'Decide what the freed hours are for, and say so'],
    ['Our people resist every change.', 'Decide what the freed hours are for, and say so'],
    ['The staff is nervous about AI.', 'Decide what the freed hours are for, and say so'],
    ['The union wants to be asked.', 'Decide what the freed hours are for, and say so'],
    ['We don’t trust what AI writes.', 'Prove it on your own finished cases first'],
    ['Will we trust the output?', 'Prove it on your own finished cases first'],
    ['How accurate is it?', 'Prove it on your own finished cases first'],
    ['The partners are not convinced.', 'Prove it on your own finished cases first'],
    ['Two owners want to see proof first.', 'Prove it on your own finished cases first'],
    ['Our ERP is old.', 'Get your data out of your current systems'],
    ['The ERP has no API.', 'Get your data out of your current systems'],
    ['We do not have an interface to the bank.', 'Get your data out of your current systems'],
    ['Nothing integrates with our booking tool.', 'Get your data out of your current systems'],
    ['We can’t get rid of the legacy system.', 'Get your data out of your current systems'],
    ['Not everybody believes it, and two are skeptical.', 'Prove it on your own finished cases first'],
    ['We do not know how accurate it is.', 'Prove it on your own finished cases first'],
    ['We have never seen proof.', 'Prove it on your own finished cases first'],
    ['The software is 20 years old.', 'Get your data out of your current systems'],
    ['We have a 12-year-old booking system.', 'Get your data out of your current systems'],
  ])('answer the concern: %s', (additionalContext, name) => {
    expect(names({ additionalContext })).toContain(name);
    expect(textOf({ additionalContext }, name)).toContain(`“${additionalContext.replace('?', '.')}”`);
  });

  it.each(['goals', 'bottlenecks', 'additionalContext'])(
    'settle what freed hours are for where people fear for their jobs or a union has a say, in the %s as well',
    (where) => {
      for (const concern of ['Housekeepers fear for their jobs.', 'The union has to agree to any change.'])
        expect(textOf({ [where]: concern }, 'Decide what the freed hours are for, and say so')).toContain(
          `You told us: “${concern}” `,
        );
      expect(names({ [where]: 'We are a credit union.' })).not.toContain(
        'Decide what the freed hours are for, and say so',
      );
    },
  );

  it.each([
    'Our founder is 72 years old.',
    'The system works for us, and our building is 90 years old.',
    'We are a credit union with 12 branches.',
    'We sell all over the European Union.',
    'Our jobs run over budget.',
    'We make water-resistant coats for people outdoors.',
    'Our people worry when the phones go down.',
    'We buy in bulk.',
    'Customers are reluctant to pay.',
    'Client money is kept in a trust account.',
    'Members trust us.',
    'Drivers bring back a proof of delivery.',
    'We will no doubt grow.',
    'We are convinced that AI helps.',
    'Our measurements are accurate and reliable.',
    'We are a private practice.',
    'We build secure fences.',
    'We install security systems.',
    'Roof leaks are our business.',
    'Our customers are price-sensitive.',
  ])('make no concern of a fact: %s', (additionalContext) => {
    expect(strategic({ additionalContext })).toEqual(strategic({}));
  });

  it.each([
    'HIPAA does not apply to us.',
    'HIPAA is not relevant for us.',
    'We are not a HIPAA covered entity.',
    'We are not subject to GDPR.',
    'We never had a breach.',
    'We have never had a data breach.',
    'No privacy concerns.',
    'Security has never been an issue.',
    'None of us is worried about privacy.',
    'We don’t handle sensitive data.',
    'We have no legacy systems.',
    'We do not have an ERP.',
    'We are not on an old system.',
    'The API is open and documented.',
    'We integrate well as a team after the merger.',
    'No one here is skeptical.',
    'Nobody doubts the results.',
    'None of the partners are skeptical.',
    'The software is not outdated.',
    'We have no concerns about privacy.',
    'Our ERP works fine.',
    'The crew isn’t a problem; nobody fears for their jobs, all is fine.',
  ])('make nothing of what is no concern: %s', (additionalContext) => {
    expect(strategic({ additionalContext })).toEqual(strategic({}));
  });

  it.each(['n/a', 'None.', '-', 'Not sure yet', 'asdf'])('never quote %s', (nothing) => {
    const texts = strategic({ goals: nothing, bottlenecks: nothing }).map(({ description }) => description);
    expect(texts.join(' ')).not.toMatch(/[“”]/u);
    expect(names({ goals: nothing, bottlenecks: nothing })).not.toContain(walkThrough);
  });

  it.each(['Take 15% more returns in season', 'Dog leads don’t sell', 'The pipeline burst'])(
    'tie “%s” to no project',
    (text) => {
      expect(names({ goals: text, bottlenecks: text })).toEqual([rules, numbers, walkThrough]);
    },
  );

  it.each([
    'Privacy matters to us.',
    'Client files must stay private.',
    'Where is our data secure?',
    'Nobody may leak customer records.',
    'Security comes first.',
    'HIPAA does not allow that.',
    'We are not HIPAA compliant yet.',
    'No confidential files in ChatGPT!',
    'We must not violate GDPR.',
    'CCPA doesn’t apply to us, HIPAA does.',
    'Never again a breach like the one of 2023.',
  ])('put a worry about privacy next to the rules: %s', (worry) => {
    expect(textOf({ additionalContext: `Fine so far. ${worry}` }, rules)).toContain(
      `You told us: “${worry.replace(/[?!]/u, '.')}”`,
    );
  });

  describe('count on what pays alone', () => {
    const answers = { ...plain, additionalContext: 'I doubt the results. People fear for their jobs.' };
    const { available, tasks } = assessed(answers);
    const leftAlone = tasks.map((task) => ({
      ...task,
      input: { ...task.input, taskName: 'Entering customer orders' },
      savingsUsd: task.savingsUsd + 1,
      returns: { ...task.returns, verdict: 'no' as const },
    }));
    const described = (name: string, given: typeof tasks) =>
      strategicOpportunities(answers, given, available).find((one) => one.name === name)?.description;
    const proof = 'Prove it on your own finished cases first';
    const freed = 'Decide what the freed hours are for, and say so';

    it('for the hours that are freed', () => {
      expect(described(freed, [...leftAlone, ...tasks])).toContain(
        'tell your people what the freed hours are for.',
      );
      expect(described(freed, leftAlone)).toBeUndefined();
      expect(described(freed, ruledOut(tasks))).toBeUndefined();
    });

    it('without a figure beside the headline', () => {
      expect(described(freed, tasks)?.replace(/“[^”]*”/u, '')).not.toMatch(/\d/u);
    });

    it('for the proof', () => {
      expect(described(proof, [...leftAlone, ...tasks])).toContain(
        'Run 20 finished cases of your largest saving (Preparing quotes and proposals) through the software.',
      );
    });

    it('and have neither where nothing pays', () => {
      expect(described(proof, leftAlone)).toBeUndefined();
      expect(described(freed, leftAlone)).toBeUndefined();
    });
  });

  it('name the data that would help most, once two tasks lack it', () => {
    const change = {
      dataTypes: ['Customer emails'],
      departmentTasks: { Sales: [quotes, { ...quotes, taskName: 'Entering customer orders' }] },
    };
    const name = 'Get your data ready: Product or service catalog';
    expect(names(change)).toContain(name);
    expect(textOf(change, name)).toContain('Preparing quotes and proposals; Entering customer orders');
  });

  it.each(['We don’t want a bot on the phone.', 'No chatbots.'])(
    'name no project for work that is forbidden: %s',
    (additionalContext) => {
      const phones = { bottlenecks: 'Calls go unanswered.' };
      const name = 'Answer routine questions without a queue';
      expect(names(phones)).toContain(name);
      expect(names({ ...phones, additionalContext })).not.toContain(name);
    },
  );

  it('name no data for work that is ruled out', () => {
    const answers = {
      ...plain,
      dataTypes: ['Customer emails'],
      departmentTasks: { Sales: [quotes, { ...quotes, taskName: 'Entering customer orders' }] },
    };
    const { available, tasks } = assessed(answers);
    const allowed = strategicOpportunities(answers, tasks, available).map(({ name }) => name);
    const forbidden = strategicOpportunities(answers, ruledOut(tasks), available).map(({ name }) => name);
    expect(allowed).toContain('Get your data ready: Product or service catalog');
    expect(forbidden.filter((name) => name.startsWith('Get your data ready'))).toEqual([]);
  });

  it.each([
    ['Grow to 40 people', 'new business a month'],
    ['Cut costs by a tenth, then grow', 'cost per order or case'],
    ['Faster turnaround', 'days from request to finished work'],
    ['Pass the ISO audit', 'findings and missed deadlines'],
    ['Hire two welders', 'work done per person'],
    ['Fewer complaints', 'errors and complaints'],
    ['Sleep better', 'Pick one number'],
    ['Cut no-shows from 12% to 6%, faster', 'the number you named'],
    ['Bring quotes from 3 days down to 1', 'the number you named'],
  ])('watch the figure that fits the goal: %s', (goals, words) => {
    expect(textOf({ goals }, numbers)).toContain(words);
  });

  it('quote the sentence that names the figure, wherever it stands', () => {
    const goals =
      'We want to become the most trusted family hotel between the lake and the mountains, for guests of all ages. ' +
      'Reduce empty rooms in winter by 10%. Be nicer.';
    expect(textOf({ goals }, numbers)).toMatch(
      /^Your goal: “Reduce empty rooms in winter by 10%\.” Watch the number you named\. Write it down now/u,
    );
  });

  it('quote a long sentence up to its figure', () => {
    const goals = `Become the most trusted hotel ${'of the whole region '.repeat(6)}and reduce empty rooms by 10%, year after year`;
    const [, quote = ''] = /^Your goal: “(.+?)”/u.exec(textOf({ goals }, numbers) ?? '') ?? [];
    expect(quote).toMatch(/^….*reduce empty rooms by 10%/u);
    expect(quote.length).toBeLessThanOrEqual(110);
  });

  it('speak of several figures where several are named', () => {
    expect(textOf({ goals: 'Halve the waiting time. Be nicer. Cut scrap to under 2%.' }, numbers)).toMatch(
      /^Your goals: “Halve the waiting time\.” “Cut scrap to under 2%\.” Watch the numbers you named\. Write them down now/u,
    );
    expect(textOf({ goals: 'Quote within two days and win 25% of quotes.' }, numbers)).toMatch(
      /^Your goal: “Quote within two days and win 25% of quotes\.” Watch the numbers/u,
    );
  });

  it('take no figure of the past for a goal', () => {
    const goals = 'We lost 20% of our guests last year. Be nicer.';
    expect(textOf({ goals }, numbers)).toMatch(
      /^Your goal: “We lost 20% of our guests last year\. Be nicer\.” Pick one number/u,
    );
  });

  it('ask about hours that the team can’t have', () => {
    const departmentTasks = { Sales: [{ ...quotes, hours: 40, frequency: 'Day' as const }] };
    expect(textOf({ departmentTasks }, numbers)).toContain(
      'Check Sales first: its hours add up to 19.2 full-time jobs, but its largest team has 4 people.',
    );
    expect(textOf({}, numbers)).not.toContain('Check Sales');
  });
});

describe('customerVoices', () => {
  it('are sources of the catalogue', () => {
    expect(dataSourceGroups.flatMap(({ sources }) => sources)).toEqual(
      expect.arrayContaining([...customerVoices]),
    );
  });
});

describe('bottlenecksByTask', () => {
  const bottlenecks = 'Quotes take days. Stock runs out.';
  const { tasks } = assessed(plain);

  it('gives a task the words about the trouble it answers', () => {
    expect([...bottlenecksByTask({ ...plain, bottlenecks }, tasks).values()]).toEqual([
      '“Quotes take days.”',
    ]);
  });

  it('judges a task in the client’s own words by its name', () => {
    const own = {
      ...plain,
      bottlenecks,
      departmentTasks: { Sales: [{ ...quotes, taskName: 'Checking stock levels' }] },
    };
    expect([...bottlenecksByTask(own, assessed(own).tasks).values()]).toEqual(['“Stock runs out.”']);
  });
});

describe('deadlines', () => {
  const deadlines = 'Keep every deadline in one list';
  const phaseOf = (bottlenecks: string) =>
    strategic({ goals: 'None.', bottlenecks }).find(({ name }) => name === deadlines)?.phase;

  it.each([
    'We missed two filing deadlines.',
    'Deadlines slip because they are on a whiteboard.',
    'We nearly missed a license deadline last year.',
    'A permit renewal was almost late, and we track deadlines by hand.',
    'We keep missing deadlines.',
  ])('come first once they are nearly missed: %s', (bottlenecks) => {
    expect(phaseOf(bottlenecks)).toBe(1);
  });

  it.each(['We track contract deadlines in three places.', 'Nobody owns the list of contract deadlines.'])(
    'wait otherwise: %s',
    (bottlenecks) => {
      expect(phaseOf(bottlenecks)).toBe(2);
    },
  );
});
