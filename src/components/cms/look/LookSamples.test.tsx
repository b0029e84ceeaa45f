import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LookSamples } from './LookSamples';

const theme = (name: string) => within(screen.getByRole('figure', { name }));

it('shows the built-in look and its contrast until there is a color', () => {
  render(<LookSamples accent={null} logo={null} firmName="Smith & Co" />);
  expect(theme('Light').getByText('Smith & Co')).toBeTruthy();
  expect(theme('Light').getByText('Text on the page 5.9:1, passes')).toBeTruthy();
  expect(theme('Dark').getAllByText(/passes$/)).toHaveLength(3);
});

it('shows a color in both themes, and says that it is too faint', () => {
  render(<LookSamples accent="#ffd400" logo={null} firmName="Smith & Co" />);
  expect(theme('Light').getByText('Text on the page 1.2:1, too faint')).toBeTruthy();
  const page = theme('Light').getByText('A button').parentElement;
  expect(page?.style.getPropertyValue('--green-700')).toBe('#ffd400');
  expect(theme('Dark').queryByText(/too faint/)).toBeNull();
});

it('shows a logo in the size of the header', () => {
  const logo = { filename: 'smith-1a2b3c4d.webp', width: 480, height: 160 };
  render(<LookSamples accent={null} logo={logo} firmName="Smith & Co" />);
  const image = theme('Dark').getByRole('img', { name: 'Smith & Co' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['120', '40']);
});
