import { randomUUID } from 'node:crypto';
import { auditAnswers } from '../../factories/auditAnswers';
import { ask } from './ask';
import type { RunningSite } from './RunningSite';
import { until } from './until';

const password = 'correct horse 7 staple';
/** Audits that one account may make in a day. */
const mostPerWriter = 20;

interface Writer {
  id: number;
  token: string;
}

/**
 * Clients who send audits without a pause while something breaks, and what they were told. Afterwards it is laid beside
 * what the database holds: all that was acknowledged is there, and nothing that nobody sent.
 */
export class Ledger {
  readonly acknowledged: number[] = [];
  /** Requests that were refused, or whose answer never came. */
  readonly failed: number[] = [];
  readonly #writers: Writer[];
  #isOver = false;
  #work: Promise<unknown> = Promise.resolve();

  private constructor(writers: Writer[]) {
    this.#writers = writers;
  }

  static async open(writers = 6): Promise<Ledger> {
    return new Ledger(await Promise.all(Array.from({ length: writers }, signUp)));
  }

  /** Resolves when the first audits are acknowledged; the others go on. */
  async start(): Promise<void> {
    this.#work = Promise.all(this.#writers.map((writer) => this.#write(writer)));
    await until(() => this.acknowledged.length > 0);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  /** Compares with the rows: those that are missing, and how many there are beyond what may have been stored. */
  async compare(site: RunningSite): Promise<{ missing: number[]; unexplained: number }> {
    const users = this.#writers.map(({ id }) => id);
    const { rows } = await site.withDatabase((client) =>
      client.query<{ id: number }>('select id from audit_reports where owner_id = any($1)', [users]),
    );
    const stored = new Set(rows.map(({ id }) => id));
    const missing = this.acknowledged.filter((id) => !stored.has(id));
    const explained = this.acknowledged.length + this.failed.length;
    return { missing, unexplained: Math.max(0, stored.size - explained) };
  }

  async #write({ token }: Writer): Promise<void> {
    let stored = 0;
    while (!this.#isOver && stored < mostPerWriter) {
      const body = { raw_answers: auditAnswers() };
      const { status, text } = await ask('/api/audits', { method: 'POST', token, body });
      // Audits whose answer was lost are counted for the day as well.
      if (status === 429) return;
      if (status === 201) {
        stored++;
        this.acknowledged.push((JSON.parse(text) as { id: number }).id);
      } else this.failed.push(status);
    }
  }
}

async function signUp(): Promise<Writer> {
  const body = { name: 'Robin', email: `${randomUUID()}@example.test`, company: 'Example Supply', password };
  const { text } = await ask('/api/auth/signup', { method: 'POST', body });
  const { user, token } = JSON.parse(text) as { user: { id: number }; token: string };
  return { id: user.id, token };
}
