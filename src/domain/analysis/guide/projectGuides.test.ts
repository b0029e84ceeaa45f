import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departments } from '../catalogue/departments';
import { anyAnswers } from '../fixtures/anyAnswers';
import { distributor } from '../fixtures/distributor';
import { freightCarrier } from '../fixtures/firms/freightCarrier';
import { lawOffice } from '../fixtures/lawOffice';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import type { AnalysisAnswers } from '../types';
import { baselineName } from '../strategic/baseline';
import { dataFoundationName } from '../strategic/dataFoundation';
import { companyWide } from '../strategic/StrategicDraft';
import { systemAccessName } from '../strategic/systemAccess';
import { stableId } from '../stableId';
import { projectGuides, ownFigures } from './projectGuides';
import { strategicGuide } from './strategicGuides';

const guidesOf = (answers: AnalysisAnswers) => {
  const plan = planOfAnswers(answers);
  const guides = projectGuides(plan, answers);
  const named = new Map(plan.projects.map(({ opportunity }) => [opportunity.id, opportunity.name]));
  return { plan, guides, byName: new Map(guides.map((guide) => [named.get(guide.opportunityId), guide])) };
};

describe('the guide of a project', () => {
  it('names the owner, the first step, the measure and the risk', () => {
    expect(guidesOf(lawOffice).byName.get('Generate standard agreements from deal details')).toEqual({
      opportunityId: expect.any(String),
      owner: 'the partner in charge of this work',
      firstStep: 'Set aside 20 finished cases of “Drafting standard agreements” to check a tool against.',
      measure: 'Today: 303 hours a month. We expect 167, or 200 at the low estimate.',
      risk: {
        risk: 'Half the team keeps working the old way.',
        answer: 'Start with three people who want it, let them show the others, and set an end date.',
      },
      needs: [
        'Agree on safe use before the first AI tool',
        'Write down today’s numbers before anything changes',
        'Prove it on your own finished cases first',
      ],
    });
  });

  it('puts the client’s own figure first, beside the task that it is about', () => {
    const goals = 'Cut missed appointments from 12% to 6%. Grow.';
    const guide = guidesOf({ ...lawOffice, goals }).guides.find(({ measure }) => measure.includes('12%'));
    expect(guide?.measure).toMatch(/^You told us: “Cut missed appointments from 12% to 6%\.” Today: /u);
  });

  it('speaks of the people that the trade serves', () => {
    const steps = (industry: string) =>
      guidesOf({ ...lawOffice, industry, monetization: 'yes' }).guides.map(({ firstStep }) => firstStep);
    expect(steps('Offices of Lawyers')).toContain(
      'Ask five clients which question they would pay you to answer.',
    );
    expect(steps('Machine Shops')).toContain(
      'Ask five customers which question they would pay you to answer.',
    );
  });

  it('hears a figure in words as well', () => {
    const { measure } =
      guidesOf(freightCarrier).guides.find((guide) => guide.measure.includes('You told us')) ?? {};
    expect(measure).toMatch(/^You told us: “[^”]*within two days after delivery/u);
  });

  it.each([
    [1, 'the task you listed'],
    [2, 'the two tasks'],
    [3, 'the three tasks'],
    [4, 'the three tasks with the most hours'],
  ])('has the minutes noted of no more tasks than were listed: %i', (count, tasks) => {
    const own = Array.from({ length: count }, (_, index) => ({
      taskName: `Handling matter ${index}`,
      teamSize: 2,
      hours: 10,
      frequency: 'Week' as const,
      salary: 50_000,
    }));
    const { byName } = guidesOf({ ...distributor, departments: ['Sales'], departmentTasks: { Sales: own } });
    expect(byName.get(baselineName)?.firstStep).toBe(
      `Ask the people who do ${tasks} to note their minutes for two weeks.`,
    );
  });

  it('says which data a task waits for', () => {
    const guides = guidesOf({ ...lawOffice, dataTypes: ['Social media posts and comments'] }).guides;
    expect(
      guides.map(({ firstStep }) => firstStep).filter((step) => step.includes('check it for gaps')),
    ).not.toHaveLength(0);
    expect(guides.some(({ needs }) => needs.some((name) => name.startsWith('Get your data ready')))).toBe(
      true,
    );
  });

  it('asks for a month of records and for a sample of documents', () => {
    const { guides } = guidesOf({ ...lawOffice, dataTypes: ['Social media posts and comments'] });
    const asked = guides.map(({ firstStep }) => firstStep).filter((step) => step.startsWith('Get '));
    expect(asked.join(' ')).toMatch(/Get a sample of “Contract templates and clause library” for/u);
    expect(asked.join(' ')).not.toMatch(/one month of “(?:Contract templates|Product or|Internal wiki)/u);
    const listed = { taskCount: 2, isAlone: false };
    const brought = (source: string) =>
      strategicGuide(
        { id: stableId(companyWide, dataFoundationName(source)), department: companyWide },
        listed,
      );
    expect(brought('Product or service catalog')?.firstStep).toMatch(/and export a sample\.$/u);
    expect(brought('Customer emails')?.firstStep).toMatch(/and export one month\.$/u);
    expect(brought('Customer emails')?.measure).toContain('last month');
    expect(brought('Product or service catalog')?.measure).not.toContain('month');
  });

  it.each([
    'Our ERP is from 1998 and the vendor is out of business.',
    'Our ERP was written in-house by a guy who left.',
  ])('sends nobody to a vendor who isn’t there: %s', (additionalContext) => {
    const { byName } = guidesOf({ ...lawOffice, additionalContext });
    expect(byName.get(systemAccessName)?.firstStep).toContain(
      'Ask the vendor, or whoever knows the database',
    );
  });

  it('finds the guide of a stored project by its former name', () => {
    const named = (name: string) =>
      strategicGuide({ id: stableId('Sales', name), department: 'Sales' }, { taskCount: 2, isAlone: false });
    const guide = named('Spot customers who are drifting away');
    expect(guide).toBeDefined();
    expect(named('Notice customers who are drifting away')).toEqual(guide);
  });

  it('keeps its words where a language model has renamed the project', () => {
    const plan = planOfAnswers(lawOffice);
    const renamed = {
      people: plan.people,
      projects: plan.projects.map((project) => ({
        ...project,
        opportunity: { ...project.opportunity, name: 'In other words' },
      })),
    };
    const steps = (from: Pick<typeof plan, 'projects' | 'people'>) =>
      projectGuides(from, lawOffice).map(({ firstStep }) => firstStep);
    expect(steps(renamed)).toEqual(steps(plan));
  });
});

describe('whatever the answers, the guides', () => {
  const holds = (property: (found: ReturnType<typeof guidesOf>) => void) =>
    fc.assert(fc.property(anyAnswers, (answers) => property(guidesOf(answers))));

  it('are there for what pays and for ideas, in the plan’s order', () => {
    holds(({ plan, guides }) => {
      const wanted = plan.projects.filter(
        ({ kind, opportunity }) =>
          kind === 'pays' || kind === 'groundwork' || (kind === 'toBeSized' && !opportunity.taskRelated),
      );
      expect(guides.map(({ opportunityId }) => opportunityId)).toEqual(
        wanted.map(({ opportunity }) => opportunity.id),
      );
    });
  });

  it('are short, besides what the client wrote', () => {
    const wordsOf = (text: string) => text.replace(/“[^”]*”/gu, 'quote').split(' ').length;
    holds(({ guides }) => {
      for (const { firstStep, measure, risk } of guides) {
        expect(Math.max(wordsOf(firstStep), wordsOf(measure))).toBeLessThanOrEqual(25);
        expect(Math.max(wordsOf(risk?.risk ?? ''), wordsOf(risk?.answer ?? ''))).toBeLessThanOrEqual(20);
      }
    });
  });

  it('tell no risk more than twice', () => {
    holds(({ guides }) => {
      const risks = guides.flatMap(({ risk }) => risk?.risk ?? []);
      for (const risk of new Set(risks))
        expect(risks.filter((other) => other === risk).length).toBeLessThan(3);
    });
  });

  it('stand on projects that are in the plan and aren’t themselves', () => {
    holds(({ plan, byName }) => {
      const names = plan.projects.map(({ opportunity }) => opportunity.name);
      for (const [name, { needs }] of byName) {
        expect(needs.filter((need) => need === name || !names.includes(need))).toEqual([]);
      }
    });
  });
});

describe('what a client wrote about a task', () => {
  const wrote = (words: Partial<AnalysisAnswers>) => {
    const answers = { ...distributor, goals: 'None.', bottlenecks: 'None.', additionalContext: '', ...words };
    const plan = planOfAnswers(answers);
    const order = plan.projects.find(({ task }) => task?.taskName === 'Entering customer orders');
    return projectGuides(plan, answers).find(({ opportunityId }) => opportunityId === order?.opportunity.id);
  };

  it('is named as the reason, with the words that decided', () => {
    expect(wrote({ goals: 'Customer orders should be entered sooner.' })?.because).toEqual({
      words: '“Customer orders should be entered sooner.”',
      decided: expect.stringMatching(/order.*enter/),
    });
    expect(wrote({})?.because).toBeUndefined();
  });

  it('isn’t named again where its measure quotes it', () => {
    const guide = wrote({ goals: 'Enter customer orders within two hours.' });
    expect(guide?.measure).toContain('“Enter customer orders within two hours.”');
    expect(guide?.because).toBeUndefined();
  });

  it.each(['bottlenecks', 'additionalContext'])(
    'changes the first step where work comes by phone: %s',
    (where) => {
      expect(wrote({})?.firstStep).not.toContain('on paper or by phone');
      const guide = wrote({ [where]: 'Customer orders come by phone.' });
      expect(guide?.firstStep).toContain(
        'collect everything that reaches “Entering customer orders” on paper or by phone',
      );
      expect(guide?.risk?.answer).toContain('Pick one way in');
    },
  );
});

it('no guide sends one who works alone to others', () => {
  const teams = /each team|one table|the people who do|whoever does|a second person/iu;
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...departments), (answers, { name, tasks }) => {
      const alone: AnalysisAnswers = {
        ...answers,
        departments: [name],
        departmentTasks: {
          [name]: [...tasks.map((task) => task.name), 'Walking dogs'].map((taskName) => ({
            taskName,
            teamSize: 1,
            hours: 2,
            frequency: 'Week',
            salary: 2_000_000,
          })),
        },
      };
      const { plan, guides } = guidesOf(alone);
      expect(plan.people).toBe(1);
      for (const { firstStep, risk } of guides) expect(`${firstStep} ${risk?.answer}`).not.toMatch(teams);
    }),
  );
});

const chosen = new Set(['Issuing customer invoices', 'Answering phone calls']);

describe('ownFigures', () => {
  it('are goals that name what can be counted', () => {
    expect([...ownFigures('Invoices go out within two days.', chosen).values()]).toEqual([
      '“Invoices go out within two days.”',
    ]);
  });

  it.each([
    'By 2027 invoices leave without delay.',
    'Answer the phone 24/7.',
    'Send invoices for all 4 branches.',
  ])('are not any number: %s', (goal) => {
    expect(ownFigures(goal, chosen).size).toBe(0);
  });
});
