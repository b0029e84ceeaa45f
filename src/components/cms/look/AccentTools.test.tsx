import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccentTools } from './AccentTools';

it('picks a color, and offers one that can be read', () => {
  const choose = vi.fn();
  render(<AccentTools value="FFD400" onChange={choose} />);
  fireEvent.change(screen.getByLabelText('Pick a color'), { target: { value: '#1a3c8b' } });
  expect(choose).toHaveBeenLastCalledWith('#1a3c8b');
  expect(screen.getByRole('status').textContent).toContain('needs 4.5:1');
  fireEvent.click(screen.getByRole('button', { name: /^Use #/ }));
  expect(choose).toHaveBeenLastCalledWith(expect.stringMatching(/^#[\da-f]{6}$/));
});

it.each(['', '#1a3c8b', '#1a3'])('offers nothing for what can be read or isn’t a color: %j', (value) => {
  render(<AccentTools value={value} onChange={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});
