/** What visitors wait for while others sign in and have their work analysed. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { siteUnderTest } from '../testing/testSettings.mjs';
import { askFlatOut } from './askFlatOut.mjs';
import { median } from './median.mjs';
import { sendJson } from './sendJson.mjs';

/** A second. */
const rates = { signIns: 4, analyses: 2 };
const seconds = 10;
const password = 'Harbor-Lamp-2093';
const task = 'Processing supplier invoices';

/**
 * The home page in 32 connections, beside people who each have an account of their own.
 * @returns {Promise<{ pagesP99Ms: number, signInP50Ms: number, analysisP50Ms: number }>}
 */
export async function measureMixedLoad() {
  /** @type {{ email: string, token: string }[]} */
  const people = [];
  for (let number = 0; number < rates.analyses * seconds; number += 1) people.push(await signUp());
  const [pages, signIns, analyses] = await Promise.all([
    askFlatOut({
      port: siteUnderTest.port,
      path: '/',
      headers: { 'Accept-Encoding': 'gzip' },
      durationMs: seconds * 1_000,
    }),
    askSteadily(rates.signIns, (number) => {
      const email = people[number % people.length]?.email;
      return sendJson('/api/auth/login', { email, password });
    }),
    askSteadily(rates.analyses, (number) =>
      sendJson('/api/analysis/generate', analysis, people[number % people.length]?.token),
    ),
  ]);
  return { pagesP99Ms: pages.p99Ms, signInP50Ms: median(signIns), analysisP50Ms: median(analyses) };
}

/**
 * Begins so many a second, however long each takes.
 * @param {number} perSecond
 * @param {(number: number) => Promise<unknown>} ask
 * @returns {Promise<number[]>} how long each took, in milliseconds
 */
async function askSteadily(perSecond, ask) {
  const asked = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const begin = performance.now();
    asked.push(ask(number).then(() => performance.now() - begin));
    await setTimeout(1_000 / perSecond);
  }
  return Promise.all(asked);
}

async function signUp() {
  const email = `${randomUUID()}@example.test`;
  const { token } = await sendJson('/api/auth/signup', {
    name: 'Robin Example',
    email,
    company: 'Example Supply',
    password,
  });
  return { email, token };
}

const details = {
  teamSize: 3,
  hours: 14,
  frequency: 'Week',
  salary: 70_000,
  hourlyRate: 0,
  annualTaskCost: 0,
};
const department = 'Finance & Accounting';
const analysis = {
  listName: 'Office plan',
  industry: 'Offices of Lawyers',
  goals: 'Take on more clients without hiring.',
  departments: [department],
  departmentTasks: { [department]: { tasks: [task], taskDetails: { [task]: details } } },
  bottlenecks: 'Invoices wait for approval.',
  currentAiUsage: 'no',
  dataTypes: ['Supplier invoices'],
  customerInsights: 'not-sure',
  monetization: 'no',
  aiReadiness: 'intermediate',
  additionalContext: '',
};
