import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { auditSections } from '@/domain/audit/questionnaire';
import type { AuditDraft, AuditDraftBody } from '@/schemas/audit';
import { compareTranslated } from '@tests/components/compareTranslated';
import { fakeApi } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { AuditQuestionnaire } from './AuditQuestionnaire';

/** Stores a draft as the server does. */
function keepDraft() {
  let draft: AuditDraft = { key: null, answers: {}, section: 1 };
  return fakeApi({
    'GET /api/auth/me': accountOf(),
    'GET /api/audits/draft': () => draft,
    'PUT /api/audits/draft': ({ body }: { body: unknown }) => {
      const { answers, section } = body as AuditDraftBody;
      draft = { key: 'run', answers: { ...draft.answers, ...answers }, section };
      return draft;
    },
  });
}

it('A translated audit counts its answers like an untouched one', async () => {
  await compareTranslated(async ({ begin, note }) => {
    keepDraft();
    const { person, container } = renderGuarded(<AuditQuestionnaire />);
    await screen.findByText('Section 1 of 5');
    begin(container);
    for (const [index, { questions }] of auditSections.entries()) {
      await waitFor(() => expect(container.textContent).toContain(`Section ${index + 1} of 5`));
      for (const { id } of questions) {
        fireEvent.click(container.querySelector(`[name="${id}"][value="6"]`)!);
        await note(container);
      }
      if (index < 4) await person.click(screen.getByRole('button', { name: 'Next Section' }));
    }
    expect(container.textContent).toContain('13 of 13');
    await note(container);
  });
});
