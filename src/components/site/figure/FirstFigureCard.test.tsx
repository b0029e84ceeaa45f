import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readStoredFigure } from '@/client/readStoredFigure';
import { clearFigure, storeFigure } from '@/client/storedFigure';
import { landingCopy } from '@/content/site/copy/landingCopy';
import { FirstFigure } from './FirstFigure';

afterEach(clearFigure);

it('stores a number while it is typed, for whichever link leads to the wizard', async () => {
  render(<FirstFigure {...landingCopy.calculator} />);
  const people = screen.getAllByRole('textbox')[0]!;
  // The calculation loads with the focus, and the number must not wait for it.
  fireEvent.change(people, { target: { value: '7' } });
  expect(readStoredFigure()?.teamSize).toBe('7');
  fireEvent.focus(people);
  fireEvent.change(people, { target: { value: 'seven' } });
  await waitFor(() => expect(people.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(people, { target: { value: 'eight' } });
  expect(readStoredFigure()).toBeNull();
});

it('stores nothing before a number is typed', () => {
  render(<FirstFigure {...landingCopy.calculator} />);
  expect(readStoredFigure()).toBeNull();
});

it('shows the numbers again that this visitor typed before', async () => {
  render(<FirstFigure {...landingCopy.calculator} />).unmount();
  const figure = { department: 'Sales', taskName: 'Entering customer orders' } as const;
  storeFigure({ ...figure, teamSize: '7', hours: '12', salary: '48000' });
  render(<FirstFigure {...landingCopy.calculator} />);
  await waitFor(() => expect(screen.getByDisplayValue('48000')).toBeTruthy());
  expect(screen.getByDisplayValue('Entering customer orders')).toBeTruthy();
  expect(screen.queryByText('A sample. ')).toBeNull();
});
