import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PolicyReports } from './policyReports';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const told: string[] = [];
let reports: PolicyReports;
beforeEach(() => {
  told.splice(0);
  reports = new PolicyReports((line) => told.push(line));
});

/** Sends a report of this page, whole or broken off in the middle. */
async function report(page: string, { isWhole = true } = {}): Promise<void> {
  const request = new IncomingMessage(new Socket());
  const text = JSON.stringify({
    'csp-report': { 'document-uri': `https://site.test/${page}`, 'blocked-uri': 'inline' },
  });
  if (isWhole) {
    request.push(text);
    request.push(null);
  } else {
    request.push(text.slice(0, 9));
    request.destroy(new Error('aborted'));
  }
  await reports.take(request, new ServerResponse(request));
}

it('tells each kind once a day, and of strangers’ inventions only so many', async () => {
  for (let page = 0; page < 120; page += 1) await report(`page-${page}`);
  await report('page-0');
  expect(told).toHaveLength(100);
  vi.advanceTimersByTime(25 * 60 * 60 * 1000);
  await report('page-0');
  await report('page-200');
  expect(told.slice(100)).toEqual([
    expect.stringContaining('/page-0 '),
    expect.stringContaining('/page-200 '),
  ]);
});

it('takes one that breaks off for none', async () => {
  await report('page', { isWhole: false });
  expect(told).toEqual([]);
});
