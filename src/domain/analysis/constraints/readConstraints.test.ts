import { describe, expect, it } from 'vitest';
import { expectLinear } from '@/domain/text/fixtures/expectLinear';
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
    ['Everything has to run in house.', 'noCloud'],
    ['It needs to run in-house.', 'noCloud'],
    ['The software must run in house, our lawyer insists.', 'noCloud'],
    ['No computer decides who gets a loan.', 'offLimits'],
    ['No machine decides about admissions.', 'offLimits'],
    ['No software decides what we charge a customer.', 'offLimits'],
    ['No AI in hiring.', 'offLimits'],
    ['No AI in the exam room.', 'offLimits'],
    ['Not more than 5k this year.', 'budget'],
    ['Drawings must stay on our own servers, no cloud.', 'dataStays'],
    ['No cloud, please.', 'noCloud'],
    ['No cloud tools at all.', 'noCloud'],
    ['We can’t put client files in the cloud.', 'noCloud'],
    ['We are not allowed to store records in the cloud.', 'noCloud'],
    ['We don’t want our data in the cloud.', 'noCloud'],
    ['We want nothing in the cloud.', 'noCloud'],
    ['We never put client files into the cloud.', 'noCloud'],
    ['Our contracts prohibit any use of the cloud.', 'noCloud'],
    ['Cloud software isn’t allowed here.', 'noCloud'],
    ['It has to work without the cloud.', 'noCloud'],
    ['We must stay out of the cloud.', 'noCloud'],
    ['Client files stay on our own servers.', 'noCloud'],
    ['Nothing may leave our own servers.', 'noCloud'],
    ['Nothing leaves our building.', 'noCloud'],
    ['nothing may leave our building', 'noCloud'],
    ['Nothing ever leaves the house, please', 'noCloud'],
    ['no data leaves the office', 'noCloud'],
    ['Client files must never leave our office.', 'noCloud'],
    ['We are strict: nothing is allowed to leave the office, ever.', 'noCloud'],
    ['Our network is air-gapped.', 'noCloud'],
    ['Please keep everything on our own servers.', 'noCloud'],
    ['Any AI system must run on our own servers.', 'noCloud'],
    ['All data must stay on-prem.', 'noCloud'],
    ['We are fully air-gapped.', 'noCloud'],
    ['All our systems must stay air-gapped.', 'noCloud'],
    ['Client intake data (immigration status!) must never leave the building.', 'noCloud'],
    ['CUI has to stay inside our enclave.', 'noCloud'],
    ['Patient files may not leave the premises.', 'noCloud'],
    ['There must be no student data outside our own servers.', 'noCloud'],
    ['no student data outside our own servers', 'noCloud'],
    ['PHI cannot leave the US.', 'inCountry'],
    ['PII must be stored in Canada.', 'inCountry'],
    ['Everything must be hosted in the EU.', 'inCountry'],
    ['No data outside the US.', 'inCountry'],
    ['We are not HIPAA compliant yet.', 'regulated'],
    ['GDPR does not apply to us, HIPAA does.', 'regulated'],
    ['Files are not allowed to leave the US.', 'inCountry'],
    ['AFSCME represents the field crews.', 'union'],
    ['Drivers (Teamsters Local 705) work nights.', 'union'],
    ['Teamsters have to agree first.', 'union'],
    ['Staff is represented by SEIU.', 'union'],
    ['Our CBA requires 60 days notice.', 'union'],
    ['Field crews are in a bargaining unit.', 'union'],
    ['Unite Here contract: no room assignment tech without notice', 'union'],
    ['The teachers assoc. must be consulted', 'union'],
    ['It is hard for the union to accept.', 'union'],
    ['The union is not happy about it.', 'union'],
    ['Automate billing. No layoffs - we promised the team.', 'jobs'],
    ['No layoffs.', 'jobs'],
    ['Grow by a tenth, no layoffs.', 'jobs'],
    ['There will be no layoffs.', 'jobs'],
    ['Council will not approve lay offs.', 'jobs'],
    ['We will not lay anyone off.', 'jobs'],
    ['We don’t want to lay off people.', 'jobs'],
    ['Nobody gets laid off.', 'jobs'],
    ['Layoffs are out of the question.', 'jobs'],
    ['We want to grow without layoffs.', 'jobs'],
    ['We want to grow without any layoffs.', 'jobs'],
    ['There are rumors of layoffs.', 'jobs'],
    ['The staff asks about job security.', 'jobs'],
    ['Not looking to let anybody go, I want the CSRs talking to people.', 'jobs'],
    ['Nobody goes.', 'jobs'],
    ['We are not trying to lay anyone off.', 'jobs'],
    ['No more hiring.', 'jobs'],
    ['We won’t hire, so the same crew has to do it.', 'jobs'],
    ['Everybody keeps their job.', 'jobs'],
    ['We don’t plan to cut staff.', 'jobs'],
    ['We are keeping everyone.', 'jobs'],
    ['AI must not screen applicants.', 'offLimits'],
    ['We will not let AI answer the phone.', 'offLimits'],
    ['We cant pay $10,000 for anything.', 'budget'],
    ['We have no budget for consultants but could spend maybe $200 a month.', 'budget'],
    ['Budget is 20k max this year.', 'budget'],
    ['Our budget for this is $5,000.', 'budget'],
    ['The budget is capped at $15,000.', 'budget'],
    ['There is no money for projects this year.', 'budget'],
    ['We can only spend a few hundred dollars.', 'budget'],
    ['It must not cost more than 10k.', 'budget'],
    ['Max budget: $10,000.', 'budget'],
    ['We have a budget of $2,000.', 'budget'],
    ['Our budget is $3,000.', 'budget'],
    ['Our budget is 3,000 dollars', 'budget'],
    ['Budget: about $10k or so', 'budget'],
    ['Our AI budget is around $8,000 in total.', 'budget'],
    ['We can spend about 10000 dollars.', 'budget'],
    ['We could invest $15,000 in software.', 'budget'],
    ['We do not have a budget for AI.', 'budget'],
    ['Max 150 bucks a month.', 'budget'],
    ['At most $500 per month.', 'budget'],
    ['Budget is zero until July.', 'budget'],
    ['Keep it under $5,000.', 'budget'],
    ['I promised the crew there would be no layoffs.', 'jobs'],
    ['We don’t want to let anyone go.', 'jobs'],
    ['We can’t do layoffs.', 'jobs'],
    ['Our budget is very tight.', 'budget'],
    ['We are regulated by the state.', 'regulated'],
    ['Every change goes to the regulator first.', 'regulated'],
    ['Regulators inspect us twice a year.', 'regulated'],
    ['We must not violate GDPR.', 'regulated'],
    ['Our crews are union.', 'union'],
    ['Our drivers are union members.', 'union'],
    ['We have a union with a strong contract.', 'union'],
    ['Nothing changes without the union.', 'union'],
    ['The floor is unionized.', 'union'],
    ['Some of the warehouse team worry about their jobs.', 'jobs'],
    ['Our people fear for their jobs.', 'jobs'],
    ['Nobody may lose their job over this.', 'jobs'],
    ['This must not lead to layoffs.', 'jobs'],
    ['There must be no layoffs.', 'jobs'],
    ['The staff thinks AI will take their jobs.', 'jobs'],
    ['They are afraid of being replaced by a machine.', 'jobs'],
    ['We do not want to replace people.', 'jobs'],
    ['Client data must not leave the country.', 'inCountry'],
    ['Our data stays in Germany.', 'inCountry'],
    ['Patient records must remain within the US.', 'inCountry'],
    ['HIPAA applies to all patient data.', 'regulated'],
    ['The union has to agree to any change.', 'union'],
    ['The works council wants to be heard.', 'union'],
    ['Drivers fear job cuts.', 'jobs'],
    ['People are worried about losing their jobs.', 'jobs'],
    ['Payroll is fine and AI must not touch it.', 'offLimits'],
    ['We use AI, but it must not answer clients.', 'offLimits'],
    ['We like ChatGPT but it should never touch client files.', 'offLimits'],
    ['Our payroll runs smoothly and must not be automated.', 'offLimits'],
    ['Payroll is fine, AI must not touch it.', 'offLimits'],
    ['Payroll is no problem – AI must not touch it.', 'offLimits'],
    ['AI must not touch payroll because it works fine.', 'offLimits'],
    ['Payroll (works fine) must not be automated.', 'offLimits'],
    ['AI must not touch payroll (it works fine).', 'offLimits'],
    ['No AI in hiring, that is under control.', 'offLimits'],
    ['Hiring is in good hands, and decisions about pay and promotion must be made by a human.', 'offLimits'],
    ['Our server room runs smoothly and client data must never go to the cloud.', 'noCloud'],
    ['Our servers are fine, so nothing may go into the cloud.', 'noCloud'],
    ['Client data is handled well and must not leave the US.', 'inCountry'],
    ['The office is doing great and client data must not leave the US.', 'inCountry'],
    ['Our IT works well, and our clients forbid us to upload their data.', 'noCloud'],
    ['Files must not leave the u.s. at all.', 'inCountry'],
    ['No data outside the u.s.', 'inCountry'],
    ['Records must stay within the us', 'inCountry'],
    ['Data has to be stored in the usa', 'inCountry'],
    ['No client data may leave US soil.', 'inCountry'],
    ['Data must stay in US data centers.', 'inCountry'],
    ['PII must be stored in US.', 'inCountry'],
    ['records must be stored in us data centers', 'inCountry'],
    ['All records must be kept in the U.S.A.', 'inCountry'],
    ['We can’t afford more than $4,000 a month.', 'budget'],
    ['We cannot afford to spend more than $10,000 on this.', 'budget'],
    ['We can’t afford to invest more than $20k in this.', 'budget'],
    ['We can’t afford a $50,000 system.', 'budget'],
    ['We can’t afford to pay more than $4,000 a month.', 'budget'],
    ['We can’t afford to pay $4,000 a month for software.', 'budget'],
    ['We do not want to spend $5,000.', 'budget'],
    ['We do not want AI to replace staff.', 'jobs'],
    ['We don’t want robots to replace our drivers.', 'jobs'],
    ['Nobody wants AI to replace people.', 'jobs'],
    ['The crew says AI will replace workers.', 'jobs'],
    ['The boss wants AI to replace workers and they fear it.', 'jobs'],
    ['People fear that we want AI to replace staff.', 'jobs'],
    ['Staff hears that robots take their jobs.', 'jobs'],
  ])('is heard: %s', (words, kind) => {
    expect(read(words)).toEqual([kind]);
  });

  it('is told with its words and what it changes, wherever it was written', () => {
    const [constraint] = readConstraints({
      goals: 'Grow. Nothing may go into the cloud!',
      bottlenecks: '',
      additionalContext: '',
    });
    expect(constraint?.words).toBe('“Nothing may go into the cloud.”');
    expect(constraint?.effect).toContain('your own machines');
  });
});

it.each([
  'our ',
  'a ',
  'data must ',
  'no data ',
  'only on-prem ',
  'for the union ',
  'never had a ',
  'no layoffs ',
  'payroll is fine and ',
  'is fine, ',
  'we can’t afford to pay ',
  'we want ai to replace ',
  'nobody leaves the US ',
  'nothing may leave our ',
  'no data leaves the ',
  'nothing in ',
  'never put it into chatgpt ',
  'we are inspected by the ',
  'no quote leaves without my ',
  'nothing goes until a broker ',
  'only a licensed agent ',
  'data not without a signed ',
  'they get a person ',
  'nothing in march, not in june ',
  'nothing in march or from june to ',
  'no go-lives in the season, no ',
  '5,000, not a cent ',
])('constraints are read in time linear in the text: %j', (text) =>
  expectLinear((length) => read(text.repeat(length / text.length)), 8_000),
);

it('hears both halves of a sentence', () => {
  expect(read('no AI may decide who gets an apartment; nothing leaves our building')).toEqual([
    'noCloud',
    'offLimits',
  ]);
});

describe('work that software is to leave alone', () => {
  const answers = {
    goals: 'AI must not answer the phone. AI must not answer the phone.',
    bottlenecks: 'Quotes take days.',
    additionalContext: 'AI must not screen applicants.',
  };

  it('is told with each sentence once, and leaves out the projects that would do it', () => {
    const [constraint] = readConstraints(answers);
    expect(constraint?.words).toBe('“AI must not screen applicants.” “AI must not answer the phone.”');
    expect(constraint?.effect).toBe('We left out the projects that would do this work.');
  });

  it('is told three times at most', () => {
    const bottlenecks = Array.from({ length: 9 }, (_, index) => `AI must not sign form ${index}.`).join(' ');
    const [constraint] = readConstraints({ ...answers, bottlenecks });
    expect(constraint?.words.match(/“/gu)).toHaveLength(3);
  });
});

describe('what it changes', () => {
  it.each(['Budget is 200k max this year.', 'AI must not answer the phone.'])(
    'is neither money nor calendar for: %s',
    (words) => {
      const [before, after] = [planWith(''), planWith(words)];
      expect(after.investment).toEqual(before.investment);
      expect(planCalendar(after, 20)).toEqual(planCalendar(before, 20));
    },
  );

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
