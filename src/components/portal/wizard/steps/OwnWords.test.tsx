import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OwnWords } from './OwnWords';

it('Enter that ends the composition of a word adds nothing', () => {
  const onAdd = vi.fn();
  const texts = { id: 'own', label: 'Another task', addLabel: 'Add', value: 'たる', known: [] };
  render(<OwnWords {...texts} onChange={() => undefined} onAdd={onAdd} />);
  const field = screen.getByRole('textbox', { name: 'Another task' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onAdd).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('たる');
});
