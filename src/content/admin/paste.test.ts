import { expect, it } from 'vitest';
import { pasteTexts } from './paste';

const picture = (address: string, alt = '') => ({ address, alt });

it('names the pictures that were left out, by their words or where they were', () => {
  expect(
    pasteTexts.leftOutPictures([
      picture('https://a.example/b.png', ' A lamp '),
      picture('https://a.example/c.png'),
    ]),
  ).toBe(
    '2 pictures from another site left out: “A lamp”, “https://a.example/c.png”. Import the ones you may use.',
  );
  expect(pasteTexts.droppedPictures([picture('data:image/png;base64,AAAA')])).toBe(
    '1 picture from another site left out: one without alt text. If you may use it, save it and insert it here.',
  );
});

it('counts what would be too many to name, and cuts what is too long', () => {
  const many = Array.from({ length: 8 }, (_, index) => picture('', `P${index}`));
  expect(pasteTexts.leftOutPictures(many)).toContain('“P3”, “P4”, 3 others.');
  expect(pasteTexts.leftOutPictures([picture(`file:///${'x'.repeat(500)}`)])).toMatch(
    /: “file:[/x]{115}…”\. /,
  );
});
