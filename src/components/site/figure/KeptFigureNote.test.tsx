import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearFigure, storeFigure } from '@/client/storedFigure';
import { KeptFigureNote } from './KeptFigureNote';
import { keptFigureText } from './keptFigureText';

const figure = {
  department: 'Finance & Accounting',
  taskName: 'Processing supplier invoices',
  teamSize: '3',
  hours: '14',
  salary: '60k',
} as const;

afterEach(clearFigure);

it('shows the number that the calculator kept', async () => {
  storeFigure(figure);
  render(<KeptFigureNote />);
  // 3 people × 14 hours × 52 weeks × $60,000 ÷ 2,080
  expect(await screen.findByText(/“Processing supplier invoices” costs you \$63,0\d\d a year/)).toBeTruthy();
});

it('shows nothing without a number, or for one that anybody may have written', () => {
  const { container } = render(<KeptFigureNote />);
  expect(container.childElementCount).toBe(0);
  expect(keptFigureText('nonsense')).toBeNull();
  expect(keptFigureText(JSON.stringify({ ...figure, salary: 'much' }))).toBeNull();
});
