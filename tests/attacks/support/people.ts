import { randomUUID } from 'node:crypto';
import { firstAdmin } from '../../../scripts/testing/testSettings.mjs';
import { departments } from '@/domain/analysis/catalogue/departments';
import { analysisBody, taskDetails } from '../../factories/analysisBody';
import { send } from './send';

export const goodPassword = 'correct horse 7 staple';

export interface Person {
  id: number;
  email: string;
  token: string;
}

interface SessionAnswer {
  user: { id: number };
  token: string;
}

/** Somebody who has signed up a moment ago. */
export async function newcomer(email = `${randomUUID()}@example.test`): Promise<Person> {
  const body = { name: 'Robin Example', email, company: 'Example Supply', password: goodPassword };
  const { json } = await send<SessionAnswer>('/api/auth/signup', { method: 'POST', body });
  return { id: json.user.id, email, token: json.token };
}

export async function administrator(): Promise<Person> {
  const { json } = await send<SessionAnswer>('/api/auth/login', { method: 'POST', body: firstAdmin });
  return { id: json.user.id, email: firstAdmin.email, token: json.token };
}

/** An analysis of all hundred tasks that the wizard offers. */
export async function largeAnalysis(token: string): Promise<number> {
  const departmentTasks = Object.fromEntries(
    departments.map(({ name, tasks }) => {
      const names = tasks.map((task) => task.name);
      return [
        name,
        { tasks: names, taskDetails: Object.fromEntries(names.map((task) => [task, taskDetails()])) },
      ];
    }),
  );
  const body = analysisBody({ departments: departments.map(({ name }) => name), departmentTasks });
  const { json } = await send<{ id: number }>('/api/analysis/generate', { method: 'POST', token, body });
  return json.id;
}
