import { tradeOf, type Trade } from '@/domain/analysis/catalogue/tradeOf';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { stepTexts } from './wizard';

interface TradeExamples {
  /** Goals, as a continuation of "For example:". */
  goals: string;
  /** Common complaints in the industry, as full sentences. */
  bottlenecks: string;
  /** A task that isn't in the catalog. */
  task: string;
}

/** Example answers per industry. Invented, without figures of real firms. */
const examples: Readonly<Record<Trade, TradeExamples>> = {
  law: {
    goals: 'open every matter the day it arrives, or bill every hour that was worked',
    bottlenecks: 'Intake notes are typed in three times. Hours are written down at the end of the month.',
    task: 'Summarizing depositions',
  },
  manufacturing: {
    goals: 'quote within a day, or halve the deliveries that are late',
    bottlenecks: 'Quotes wait for the one person who knows the machines. Drawings arrive in five versions.',
    task: 'Programming machines from drawings',
  },
  wholesale: {
    goals: 'enter every order the day it comes in, or run out of fewer items',
    bottlenecks:
      'Orders arrive by email and are typed in again. Every supplier’s price list looks different.',
    task: 'Updating supplier price files',
  },
  health: {
    goals: 'halve missed appointments, or have claims paid the first time',
    bottlenecks: 'The phone rings while patients wait at the desk. Denied claims pile up.',
    task: 'Verifying insurance coverage',
  },
  finance: {
    goals: 'serve more clients with the same people, or answer every one within a day',
    bottlenecks: 'We chase clients for documents for weeks. The same figures are typed from statements.',
    task: 'Collecting documents from clients',
  },
  construction: {
    goals: 'bid on twice as many jobs, or get paid within 30 days',
    bottlenecks: 'Change orders get lost between site and office. An estimate takes a week.',
    task: 'Preparing change orders',
  },
  realEstate: {
    goals: 'lease units a week sooner, or answer every tenant within a day',
    bottlenecks: 'Repair requests come by phone, text and email. Leases that end are noticed late.',
    task: 'Coordinating repairs with contractors',
  },
  education: {
    goals: 'answer every applicant within a day, or spend half as long on records',
    bottlenecks: 'Enrollment forms are typed in by hand. Families ask the same questions every week.',
    task: 'Processing enrollments',
  },
  hospitality: {
    goals: 'fill the quiet days, or throw away half as much',
    bottlenecks: 'Shifts are swapped by text message. Reservations come in four ways.',
    task: 'Answering inquiries about events',
  },
  retail: {
    goals: 'run out of fewer items, or answer every customer the same day',
    bottlenecks: 'Stock is counted by hand. Questions about orders take up the morning.',
    task: 'Checking in deliveries',
  },
  transport: {
    goals: 'drive fewer empty miles, or send every invoice the day after delivery',
    bottlenecks: 'Customers call to ask where their load is. Delivery receipts come in late.',
    task: 'Matching delivery receipts to invoices',
  },
  software: {
    goals: 'answer every ticket within two hours, or release every two weeks',
    bottlenecks:
      'Support passes the same questions to developers. Nobody has time to keep the manual current.',
    task: 'Reproducing reported bugs',
  },
  agency: {
    goals: 'take on two more clients without hiring, or send every report on time',
    bottlenecks: 'Reports are put together by hand. Briefs come back with questions.',
    task: 'Writing creative briefs',
  },
  nonprofit: {
    goals: 'win two more grants a year, or thank every donor within a week',
    bottlenecks: 'Reports to funders take weekends. Donors are kept in three lists.',
    task: 'Writing grant applications',
  },
};

/** Returns the hint below a step's question, with examples of the client's industry if known. */
export function hintOfStep(step: StepNumber, industry: string): string | undefined {
  const { hint } = stepTexts[step];
  const trade = tradeOf(industry);
  if (!trade) return hint;
  const { goals, bottlenecks, task } = examples[trade];
  if (step === 3) return `For example: ${goals}.`;
  if (step === 5) return `${hint} Add what is missing, such as “${task}”.`;
  if (step === 6) return `${hint} For example: “${bottlenecks}”`;
  return hint;
}
