import { expect, it } from 'vitest';
import { answerProblems, eventProblems, headProblems } from '../helpers/answerProblems';

const category = { id: 1, name: 'Costs', description: null, posts: 2 };

it.each([
  ['GET', '/api/health', { status: 'ok' }],
  ['GET', '/api/admin/blog/categories?x=1', [category]],
  ['GET', '/api/audits/7/pdf', { a: 'file, whatever it holds' }],
  ['GET', '/api/posts/7', { what: 'the panel’s routes have no contract' }],
])('takes what fits: %s %s', (method, path, body) => {
  expect(answerProblems(method, path, body)).toEqual([]);
});

it.each([
  ['GET', '/api/health', null, 'GET /api/health', 'the answer: '],
  ['GET', '/api/health', { status: 'fine' }, 'GET /api/health', 'status: '],
  ['GET', '/api/health', { status: 'ok', secret: 1 }, 'GET /api/health', 'secret: '],
  [
    'GET',
    '/api/admin/blog/categories',
    [category, { ...category, x: 1 }],
    'GET /api/admin/blog/categories',
    '1.x: ',
  ],
  ['GET', '/api/audits/7/share', {}, 'GET /api/audits/:id/share', 'expires_at: '],
])('names the call and the field that does not fit: %s %s %o', (method, path, body, call, field) => {
  const [problem] = answerProblems(method, path, body);
  expect(problem).toContain(`${call} answers against its contract: ${field}`);
});

it.each([
  ['GET', '/api/health', 200, 'application/json', []],
  ['GET', '/api/health', 201, 'application/json', ['status 201 instead of 200']],
  ['POST', '/api/audits', 200, 'application/json', ['status 200 instead of 201']],
  ['GET', '/api/audits/7/pdf', 200, 'application/json', ['application/json instead of application/pdf']],
  ['GET', '/api/health', 200, 'text/html', ['text/html instead of application/json']],
  ['POST', '/api/analysis/generate', 200, 'text/event-stream; charset=utf-8', []],
  ['GET', '/api/posts/7', 202, 'text/plain', []],
])('tells another kind of answer: %s %s, %i, %s', (method, path, status, type, problems) => {
  const told = headProblems(method, path, new Response('', { status, headers: { 'Content-Type': type } }));
  expect(told.map((problem) => problem.split(': ')[1])).toEqual(problems);
});

it.each([
  ['progress', { step: 'finding' }, ''],
  ['progress', { step: 'waiting' }, 'step: '],
  ['error', { status: 503, message: 'Later', error: '', trace: 'x' }, 'trace: '],
  ['done', {}, 'done: '],
])('holds an event against its contract: %s %o', (event, data, field) => {
  const problems = eventProblems('POST', '/api/analysis/generate', event, data);
  expect(problems.map((problem) => problem.split('contract: ')[1]?.slice(0, field.length))).toEqual(
    field ? [field] : [],
  );
});
