import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { renderVisitor } from '@tests/components/renderVisitor';
import { ContactForm } from './ContactForm';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const contactApi = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/contact/ticket': { ticket: 'a-ticket', waitMs: 0 },
    'POST /api/contact': () => Response.json({ message: 'Kept' }, { status: 201 }),
    ...answers,
  });

async function open(email: string) {
  const { person } = renderVisitor(<ContactForm takesCalls={false} sentText="We will write back." />);
  await person.type(field('Your name'), 'Kim Owner');
  await person.type(field('Email'), email);
  await person.type(field('Company (optional)'), 'Owner & Sons');
  await person.type(field('What would you like to know?'), 'Typed twice.');
  return person;
}
const submit = () => screen.getByRole('button', { name: 'Send message' });

it('A message with a wrong email is told at the field, and nothing typed is lost', async () => {
  const api = contactApi();
  const person = await open('kim.owner');
  await person.click(submit());
  expect(await screen.findByText('Enter a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Your name').value).toBe('Kim Owner');
  expect(api.callsOf('POST /api/contact')).toEqual([]);
});

it('A message is being sent, and is confirmed', async () => {
  let answer: (response: Response) => void = () => undefined;
  const api = contactApi({ 'POST /api/contact': () => new Promise((resolve) => (answer = resolve)) });
  const person = await open('kim@example.com');
  await person.click(submit());
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy();
  await waitFor(() => expect(api.callsOf('POST /api/contact')).toHaveLength(1));
  answer(Response.json({ message: 'Kept' }, { status: 201 }));
  await person.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(field('Your name').value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
});

it('A message that the server couldn’t take is kept, and sent on the next try', async () => {
  const api = contactApi({ 'POST /api/contact': () => new Response('', { status: 503 }) });
  const person = await open('kim@example.com');
  await person.click(submit());
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy();
  expect(field('Your name').value).toBe('Kim Owner');
  api.answer({ 'POST /api/contact': () => Response.json({ message: 'Kept' }, { status: 201 }) });
  await person.click(submit());
  expect(await screen.findByRole('button', { name: 'Write another message' })).toBeTruthy();
  expect(api.callsOf('POST /api/contact')).toHaveLength(2);
  expect(api.callsOf('POST /api/contact')[1]).toMatchObject({
    body: { name: 'Kim Owner', email: 'kim@example.com', message: 'Typed twice.', ticket: 'a-ticket' },
  });
});

it('Who is signed in finds their name, email and company filled in, also for the next message', async () => {
  contactApi({ 'GET /api/auth/me': accountOf() });
  const { person } = renderSignedIn(<ContactForm takesCalls={false} sentText="We will write back." />);
  await waitFor(() => expect(field('Your name').value).toBe(accountOf().name));
  expect(field('Email').value).toBe(accountOf().email);
  expect(field('Company (optional)').value).toBe('Example Supply');
  await person.type(field('What would you like to know?'), 'A call, please.');
  await person.click(submit());
  await person.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(field('Your name').value).toBe(accountOf().name);
  expect(field('What would you like to know?').value).toBe('');
});
