import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AcceptedPictures } from './AcceptedPictures';

it('says in the panel what may be uploaded', () => {
  render(<AcceptedPictures />);
  expect(
    screen.getByText(
      'JPEG, PNG, WebP, GIF or AVIF, up to 25 MB and 60 megapixels. Larger photos are scaled down.',
    ),
  ).toBeTruthy();
});
