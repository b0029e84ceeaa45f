import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addChanges } from '@/domain/analysis/wizardChanges';
import type { AnalysisDraft, AnalysisDraftBody } from '@/schemas/analysisDraft';
import { compareTranslated } from '@tests/components/compareTranslated';
import { fakeApi } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { WizardLoader } from './WizardLoader';

/** Stores a draft as the server does. */
function keepDraft() {
  let draft: AnalysisDraft = { key: null, answers: {}, step: 1, furthestStep: 1, generating: null };
  return fakeApi({
    'GET /api/auth/me': accountOf(),
    'GET /api/analysis/draft': () => draft,
    'PUT /api/analysis/draft': ({ body }: { body: unknown }) => {
      const { answers, step, furthestStep } = body as AnalysisDraftBody;
      draft = { ...draft, key: 'run', answers: addChanges(draft.answers, answers), step, furthestStep };
      return draft;
    },
  });
}

const nothing = () => undefined;
const task = 'Processing supplier invoices';
/** Queries by label: queries by role compute the roles of the whole dialog at each step. */
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value } });
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name, { selector: 'input' }));
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));

it('A translated wizard counts, adds up and says what is missing like an untouched one', async () => {
  await compareTranslated(async ({ begin, note }) => {
    keepDraft();
    const { person } = renderGuarded(
      <WizardLoader onClose={nothing} onCreated={nothing} onCreatedUnseen={nothing} onLimit={nothing} />,
    );
    await screen.findByText('Step 1 of 11');
    const dialog = screen.getByRole('dialog');
    const goOn = async (step: number) => {
      await note(dialog);
      press('Next');
      await waitFor(() => expect(dialog.textContent).toContain(`Step ${step} of 11`));
      await note(dialog);
    };
    begin(dialog);
    press('Next');
    await note(dialog);
    type('Analysis name', 'Office');
    await note(dialog);
    type('Analysis name', 'x'.repeat(30));
    await goOn(2);
    await person.type(screen.getByRole('combobox', { name: 'Industry' }), 'lawy');
    await person.click(await screen.findByRole('option', { name: 'Offices of Lawyers' }));
    await goOn(3);
    type('Goals', 'Take on more clients without hiring.');
    await goOn(4);
    tick('Finance & Accounting');
    await goOn(5);
    tick(task);
    const numbers = within(screen.getByRole('group', { name: task }));
    await note(dialog);
    await person.selectOptions(numbers.getByRole('combobox', { name: 'Frequency' }), 'Month');
    await waitFor(() => expect(dialog.textContent).toContain('$21,635'));
    await note(dialog);
    for (const size of ['8', '0']) {
      fireEvent.change(numbers.getByRole('textbox', { name: 'Team size' }), { target: { value: size } });
      await note(dialog);
    }
    press('Next');
    await note(dialog);
    fireEvent.change(numbers.getByRole('textbox', { name: 'Team size' }), { target: { value: '8' } });
    await goOn(6);
    type('Bottlenecks', 'Invoices wait for approval.');
    await goOn(7);
    tick('Supplier invoices');
    await goOn(8);
    for (const step of [9, 10, 11]) {
      tick('No');
      await goOn(step);
    }
  });
});
