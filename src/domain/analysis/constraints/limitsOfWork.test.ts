import { describe, expect, it } from 'vitest';
import { systemsNamed } from '../catalogue/namedSystems';
import { limitsOfWork } from './limitsOfWork';

const limitsIn = (additionalContext: string, names: string, sources?: readonly string[]) =>
  limitsOfWork(
    { goals: '', bottlenecks: '', additionalContext, departmentTasks: {} },
    systemsNamed({ additionalContext }),
  )({ names, ...(sources ? { sources } : {}) });

describe('limitsOfWork', () => {
  it('names the system that holds what a project reads, and no other', () => {
    expect(limitsIn('We use HawkSoft.', 'Qualifying inbound leads', ['CRM records'])).toEqual([
      'It draws on your data in HawkSoft.',
    ]);
    expect(limitsIn('We use HawkSoft.', 'Scheduling staff', ['Staff schedules and rosters'])).toEqual([]);
  });

  it('binds what reads the data that stays', () => {
    const rule = 'Builders’ plans have to stay on our own server.';
    expect(limitsIn(rule, 'Takeoffs from architect plans', []).join(' ')).toContain(
      'It reads plans: run it on your own server, or leave that out.',
    );
    expect(limitsIn(rule, 'Chasing overdue payments', ['Customer invoices and payments'])).toEqual([]);
  });

  it('says at messages to clients how these are reached, and at other work nothing', () => {
    const said = 'Most clients speak Spanish.';
    expect(limitsIn(said, 'Booking appointments')).toEqual(['It has to work in Spanish as well.']);
    expect(limitsIn(said, 'Closing the books')).toEqual([]);
  });

  const status = 'Answering order-status questions';

  it.each([
    'Jobs move on a whiteboard.',
    'Every order has a paper packet.',
    'Job travelers get lost.',
    'The production board shows where work is.',
    'Orders are on clipboards.',
  ])('asks for the paper first where the status of a job is on it: %s', (said) => {
    expect(limitsIn(said, status, [])).toEqual(['Your jobs move on paper. First, scan or tap each step.']);
  });

  it.each([
    'We serve business travelers.',
    'Deadlines are on the whiteboard.',
    'Orders are no longer on clipboards.',
    'We replaced the whiteboard, jobs are in software.',
    'Counts are on clipboards.',
  ])('asks for nothing otherwise: %s', (said) => {
    expect(limitsIn(said, status, [])).toEqual([]);
  });
});
