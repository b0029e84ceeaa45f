import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeskSection } from './DeskSection';

const items = [
  { key: '1', href: '/cms/collections/posts/1', label: 'Hours' },
  { key: '2', href: '/cms/collections/posts/2', label: 'Costs' },
];

it('A section says how many there are and how many are not shown', () => {
  render(<DeskSection heading="Drafts" total={7} items={items} empty="" allHref="/cms/collections/posts" />);
  expect(screen.getByRole('heading').textContent).toBe('Drafts 7');
  expect(screen.getByText('and 5 more')).toBeTruthy();
});

it('A section that shows all says nothing of more', () => {
  render(<DeskSection heading="Drafts" total={2} items={items} empty="" allHref="/cms/collections/posts" />);
  expect(screen.queryByText(/more$/)).toBeNull();
});
