import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { auditSections, type QuestionId } from '@/domain/audit/questionnaire';
import type { AuditDraft } from '@/schemas/audit';
import { auditAnswers } from '@tests/factories/auditAnswers';
import { auditOf } from '@tests/components/fakeAudit';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { fakeAuditDraft } from '@tests/components/fakeDraft';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { RequireUser } from '../guard/RequireUser';
import { AuditQuestionnaire } from './AuditQuestionnaire';

function openAudit(kept: Partial<AuditDraft> = {}) {
  router.start('/audit/start');
  const draft = fakeAuditDraft(kept);
  const api = fakeApi({
    'GET /api/auth/me': accountOf(),
    'POST /api/auth/refresh-token': { token: 'second-token' },
    ...draft.answers,
  });
  const questionnaire = (
    <RequireUser>
      <AuditQuestionnaire />
    </RequireUser>
  );
  const rendered = renderSignedIn(questionnaire);
  return {
    ...rendered,
    api,
    draft,
    /** Reloads the page. */
    openAgain: () => {
      rendered.unmount();
      return renderSignedIn(questionnaire);
    },
  };
}

const questions = auditSections.flatMap((section) => section.questions);
const textOf = (id: QuestionId) => questions.find((question) => question.id === id)?.text;
const value = async (id: QuestionId, answer: number) =>
  within(await screen.findByRole('group', { name: textOf(id) })).getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${answer}\\b`),
  });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const answered = (count: number) => screen.findByText(`${count} of 13`);
const whole = { answers: auditAnswers(8), section: 5 };
const connectionLost = () => Promise.reject(new TypeError('Failed to fetch'));

it('A section is left with its last answer, and gone back to with all of them', async () => {
  const { person } = openAudit();
  await person.click(await value('q1', 3));
  await person.click(await value('q2', 10));
  expect(button('Next Section').disabled).toBe(true);
  expect(button('Previous').disabled).toBe(true);
  await person.click(await value('q3', 1));
  await person.click(button('Next Section'));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Automation' }));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3');
  await person.click(button('Previous'));
  expect((await value('q2', 10)).checked).toBe(true);
});

it('An audit that is started over takes no answer until it has begun anew', async () => {
  const { person, api, draft } = openAudit(whole);
  await answered(13);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const discard = draft.answers['DELETE /api/audits/draft'];
  api.answer({ 'DELETE /api/audits/draft': () => held.then(discard) });
  await person.click(button('Start over'));
  expect(await screen.findByText('Loading the questions...')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  letGo();
  await answered(0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Data Infrastructure' }));
});

it('Answers that can’t be saved wait in the browser, and are saved when the connection is back', async () => {
  const { person, api, draft, openAgain } = openAudit();
  await answered(0);
  api.answer({ 'GET /api/audits/draft': connectionLost, 'PUT /api/audits/draft': connectionLost });
  await person.click(await value('q1', 4));
  expect(await screen.findByText(/^Not saved yet/)).toBeTruthy();
  openAgain();
  expect((await value('q1', 4)).checked).toBe(true);
  api.answer(draft.answers);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Answers saved')).toBeTruthy();
  expect(draft.now().answers).toEqual({ q1: 4 });
});

it('Answers that were never saved are gone after starting over', async () => {
  const { person, api, openAgain } = openAudit();
  await answered(0);
  api.answer({ 'PUT /api/audits/draft': connectionLost });
  await person.click(await value('q1', 4));
  expect(await screen.findByText(/^Not saved yet/)).toBeTruthy();
  openAgain();
  await answered(1);
  await person.click(button('Start over'));
  await answered(0);
  openAgain();
  await answered(0);
});

it('An audit that can’t be submitted is kept, and can be submitted again', async () => {
  const { person, api } = openAudit(whole);
  const submit = 'POST /api/audits';
  await answered(13);
  api.answer({ [submit]: refusal(503, 'Down') });
  await person.click(button('Complete Audit'));
  expect(await screen.findByText('Failed to submit audit. Please try again.')).toBeTruthy();
  const tooMany = 'That makes 20 audits within a day, and no more fit in. Please try again later.';
  api.answer({ [submit]: refusal(429, tooMany) });
  await person.click(button('Complete Audit'));
  expect(await screen.findByText(tooMany)).toBeTruthy();

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  api.answer({ [submit]: () => held.then(() => auditOf({ id: 31 })) });
  await person.click(button('Complete Audit'));
  const fieldset = (await value('q13', 3)).closest('fieldset[disabled]');
  expect(fieldset).not.toBeNull();
  expect(button('Start over').disabled).toBe(true);
  letGo();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/report/31'));
  const sent = api.callsOf(submit);
  expect(sent.map(({ body }) => body)).toMatchObject(sent.map(() => ({ raw_answers: auditAnswers(8) })));
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(
    new Set(['audit-of-tests']),
  );
});
