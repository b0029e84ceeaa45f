import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TeamMember } from '@/queries/getTeamMembers';
import { TeamMembers } from './TeamMembers';

const copy = { heading: 'The people', lede: 'Who you will meet.' };

it('shows nothing while there are no people', () => {
  const { container } = render(<TeamMembers {...copy} members={[]} />);
  expect(container.childElementCount).toBe(0);
});

it('introduces each person', () => {
  const kim = { id: 1, slug: 'kim', name: 'Kim', role: 'Analyst', discipline: 'process', bio: 'Counts.' };
  render(<TeamMembers {...copy} members={[kim as TeamMember]} />);
  expect(screen.getByRole('link', { name: 'Kim' }).getAttribute('href')).toBe('/team/kim');
});
