import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { CopyOverrides } from '@/content/site/copy/PageCopy';
import { CopyEditor } from './CopyEditor';

const words = {
  sections: { hero: { heading: 'Count first', lede: 'Then build.' } },
  questions: [
    { question: 'Is it free?', answer: 'Yes.' },
    { question: 'Who owns it?', answer: 'You.' },
  ],
};

/** The last value of the form. */
let copy: CopyOverrides | null;

interface FormProps {
  saved: CopyOverrides;
  isRefused: boolean;
  onChange: (copy: CopyOverrides | null) => void;
}

function Form({ saved, isRefused, onChange }: FormProps) {
  const [value, setValue] = useState<CopyOverrides | null>(saved);
  const change = (next: CopyOverrides | null) => {
    setValue(next);
    onChange(next);
  };
  return (
    <CopyEditor words={words} copy={value ?? {}} onChange={change} isDisabled={false} isRefused={isRefused} />
  );
}

function open(saved: CopyOverrides = {}, isRefused = false) {
  const change = (next: CopyOverrides | null) => {
    copy = next;
  };
  change(saved);
  render(<Form saved={saved} isRefused={isRefused} onChange={change} />);
  return userEvent.setup();
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

it('shows the built-in words in empty fields, and stores what is typed', async () => {
  const person = open();
  expect(box('Headline').placeholder).toBe('Count first');
  await person.type(box('Headline'), 'Ours');
  expect(copy).toEqual({ sections: { hero: { heading: 'Ours' } } });
  await person.clear(box('Headline'));
  expect(copy).toBeNull();
});

it('restores the built-in words of one field, and stays in it', async () => {
  const person = open({ sections: { hero: { heading: 'Ours', lede: 'Mine' } } });
  await person.click(button('Restore the built-in words of Headline, Top of the page'));
  expect(copy).toEqual({ sections: { hero: { lede: 'Mine' } } });
  expect(document.activeElement).toBe(box('Headline'));
  expect(screen.queryByRole('button', { name: /of Headline/ })).toBeNull();
});

it('says how long a text is once the limit is near', async () => {
  const person = open({ sections: { hero: { heading: 'a'.repeat(96) } } });
  expect(screen.queryByText(/of 120 characters/)).toBeNull();
  await person.type(box('Headline'), 'a');
  expect(screen.getByText('97 of 120 characters')).toBeTruthy();
  expect(box('Headline').getAttribute('aria-invalid')).toBe('false');
  await person.type(box('Headline'), 'a'.repeat(24));
  expect(box('Headline').getAttribute('aria-invalid')).toBe('true');
});

it('moves a question by keyboard, with the focus on it', async () => {
  const person = open();
  button('Move up: question 2').focus();
  await person.keyboard('{Enter}');
  expect(copy?.questions).toEqual(words.questions.toReversed());
  expect(document.activeElement).toBe(button('Move up: question 1'));
  expect(screen.getByRole('status').textContent).toBe('The question is now number 1 of 2.');
  await person.keyboard('{Enter}');
  expect(copy?.questions).toEqual(words.questions.toReversed());
  expect(document.activeElement).toBe(button('Move up: question 1'));
});

it('keeps the last question, says why, and no longer speaks of an earlier move', async () => {
  const person = open();
  await person.click(button('Move up: question 2'));
  await person.click(button('Remove: question 1'));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(button('Remove: question 1').hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/^At least one question stays/)).toBeTruthy();
  expect(copy?.questions).toEqual([words.questions[0]]);
});

it('gives the focus to the question before when the last of several is removed', async () => {
  const person = open();
  await person.click(button('Remove: question 2'));
  expect(document.activeElement).toBe(box('Question 1'));
});

it('adds, removes and restores questions', async () => {
  const person = open();
  await person.click(button('Add a question'));
  expect(document.activeElement).toBe(box('Question 3'));
  await person.keyboard('When?');
  expect(copy?.questions?.[2]).toEqual({ question: 'When?', answer: '' });
  await person.click(button('Remove: question 1'));
  expect(copy?.questions?.map(({ question }) => question)).toEqual(['Who owns it?', 'When?']);
  expect(document.activeElement).toBe(box('Question 1'));
  await person.click(button('Restore the built-in questions'));
  expect(copy).toBeNull();
  expect(box('Answer 1').value).toBe('Yes.');
});

it('marks an empty question once a save was rejected for it', async () => {
  const questions = [...words.questions, { question: 'When?', answer: '' }];
  open({ questions });
  expect(box('Answer 3').getAttribute('aria-invalid')).toBe('false');
  cleanup();
  const person = open({ questions }, true);
  const missing = () => screen.queryByText('Write the answer, or remove the question');
  expect(box('Answer 3').getAttribute('aria-invalid')).toBe('true');
  expect(box('Question 3').getAttribute('aria-invalid')).toBe('false');
  expect(missing()).toBeTruthy();
  await person.type(box('Answer 3'), 'Soon.');
  expect(missing()).toBeNull();
});
