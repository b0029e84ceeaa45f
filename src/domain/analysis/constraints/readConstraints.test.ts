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
    ['Drawings must stay on our own servers, no cloud.', 'noCloud'],
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
  ])('is heard: %s', (words, kind) => {
    expect(read(words)).toEqual([kind]);
  });

  it.each([
    'We do not want to stay on our own servers.',
    'We don’t want to run everything on our own servers.',
    'We no longer want to run on our own servers.',
    'Data doesn’t have to stay on our own servers.',
    'Nothing has to run on our own servers.',
    'Not everything has to run on our own servers.',
    'Does everything have to run on our own servers?',
    'Our files are kept on our own servers.',
    'SCADA is air gapped and must remain so.',
    'Our lab network is air-gapped; the office runs on Microsoft 365.',
    'We have an air-gapped test bench.',
    'SCADA has to stay on-prem but billing is in the cloud.',
    'Payroll has to stay on-prem, but billing is in the cloud.',
    'Our ERP can only run on-prem.',
    'Our booking system must stay on-prem.',
    'Equipment must not leave the building.',
    'Data doesn’t have to stay in the building.',
    'The dog must stay inside the building.',
    'Our stock is held in Germany.',
    'Finished goods stay in the US.',
    'We have no records of shipments outside the US.',
    'Nothing we make leaves the US.',
    'HIPAA is not relevant for us.',
    'No GDPR.',
    'No HIPAA data here.',
    'We are not a HIPAA covered entity.',
    'We have never been regulated.',
    'Nobody here is regulated.',
    'Nurses are union but PFS staff are not.',
    'Nurses are union, the office isn’t.',
    'Drivers are union, the office is non-union.',
    'The union was decertified in 2020.',
    'We left the union in 2019.',
    'We are no longer a union shop.',
    'The crew voted against the union.',
    'We do the books for three unions.',
    'We print badges for the Teamsters.',
    'We have no Teamsters here.',
    'The teachers unite here every summer.',
    'The CBA shows that it pays.',
    'We cater for the nurses association.',
    'We are the state nurses association.',
    'We bring local 911 calls to the right desk.',
    'Grow with our clients’ employees association.',
    'We just had layoffs.',
    'We specialize in outplacement after layoffs.',
    'We got through last year without layoffs.',
    'We have had good years, no layoffs.',
    'There were no layoffs.',
    'No layoffs so far.',
    'Nobody was laid off.',
    'We could not lay anyone off in 2020.',
    'We will not lay pipe off the road.',
    'We talk to people after layoffs.',
    'AI must not make mistakes.',
    'We have no AI in use.',
    'We write the municipal budget in its season.',
    'Municipal budget season keeps us up to 20 nights.',
    'The city’s budget is $40 million this year.',
    'Customers can’t pay $500 at once.',
    'We have no budget process.',
    'We have a budget of $3 million.',
    'Our budget is $3 million.',
    'Our budget is $40m',
    'Our marketing budget is $30,000.',
    'We can spend $200 on each lead.',
    'Budget reports cost $400.',
    'At most $20,000 a month goes to freight.',
    'Up to $3,000 each month is lost to late fees.',
    'Budget was nil last year.',
    'Our clients have no budget.',
    'Jobs over $10,000 need approval.',
    'The servers must stay on-prem until 2027.',
    'We must not let people go home early.',
    'We can’t afford to lose customers.',
    'We pay invoices up to $500 by card.',
    'We spend $40k a year on overtime.',
    'We help families on a tight budget.',
    'Quotes over budget are sent back.',
    'Our ERP runs on our own servers.',
    'We are a credit union with 30 people.',
    'We moved to the cloud last year.',
    'Not every file is in the cloud yet.',
    'We serve customers in the European Union.',
    'We ship outside the US.',
    'Sales outside Europe should double.',
    'No trouble with the union.',
    'Our files are not in the cloud yet; we would like to move them there.',
    'We have no cloud backup and want one.',
    'We are not afraid of the cloud.',
    'We want to get off our own servers.',
    'We can’t wait to move to the cloud.',
    'We can’t move to the cloud fast enough.',
    'We could not move to the cloud last year.',
    'Nothing is in the cloud today.',
    'Our cloud bill must not grow.',
    'Cloud tools are not forbidden here.',
    'Without the cloud backup we would have lost everything.',
    'We no longer need our own servers.',
    'We want to retire our own servers.',
    'Only two people know how our own servers work.',
    'We keep paying for our own servers.',
    'We should replace our own servers.',
    'Our ERP is on-premises only.',
    'We are not regulated.',
    'We aren’t heavily regulated.',
    'We make pressure regulators.',
    'Our regulators leak and are sent back.',
    'HIPAA doesn’t apply to us.',
    'We are not subject to GDPR.',
    'We have no union.',
    'We don’t have a union.',
    'We are not unionized.',
    'We run a non-union shop.',
    'Nobody here is in a union.',
    'Counter sales of pipe unions and elbows.',
    'Our shop is on Union Street.',
    'Our jobs run over budget.',
    'Invoices for jobs go out late.',
    'We keep losing jobs to competitors.',
    'No layoffs are planned.',
    'Nobody fears for their job.',
    'We are not planning any layoffs.',
    'Customers worry about their jobs being late.',
    'The printer is being replaced.',
    'Replacing people who retire takes months.',
    'Customers lose their jobs and stop paying.',
    'We have no plans for layoffs.',
    'The software takes our jobs and routes them.',
    'Nobody wants to keep our own servers running.',
    'Our laptops are old and we are replacing them.',
    'We can’t replace staff fast enough.',
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

it.each([
  'our ',
  'a ',
  'data must ',
  'no data ',
  'only on-prem ',
  'for the union ',
  'never had a ',
  'no layoffs ',
])('constraints are read in time linear in the text: %j', (text) =>
  expectLinear((length) => read(text.repeat(length / text.length)), 8_000),
);

describe('work that software is to leave alone', () => {
  const answers = {
    goals: 'AI must not answer the phone. AI must not answer the phone.',
    bottlenecks: 'Quotes take days.',
    additionalContext: 'AI must not screen applicants.',
  };

  it('is told with each sentence once, and when what touches it begins', () => {
    const [constraint] = readConstraints(answers);
    expect(constraint?.words).toBe('“AI must not screen applicants.” “AI must not answer the phone.”');
    expect(constraint?.effect).toContain('begins only after you have settled with us');
  });

  it('is told three times at most', () => {
    const bottlenecks = Array.from({ length: 9 }, (_, index) => `AI must not sign form ${index}.`).join(' ');
    const [constraint] = readConstraints({ ...answers, bottlenecks });
    expect(constraint?.words.match(/“/gu)).toHaveLength(3);
  });
});

describe('what it changes', () => {
  it.each(['Budget is 20k max this year.', 'AI must not answer the phone.'])(
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
