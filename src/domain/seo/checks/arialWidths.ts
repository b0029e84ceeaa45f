/**
 * Advance widths of Arial's regular cut in units of 1/2048 em, and the characters that have them. Measured by drawing
 * each character at 2048 px in Liberation Sans 2.x, whose widths equal Arial's by design, which search engines' result
 * pages use. Kerning is left out, as browsers show it only in a few pairs of capitals.
 */
export const arialWidths: readonly (readonly [unitWidth: number, characters: string])[] = [
  [391, "'"],
  [455, 'ijlł‘’‚'],
  [532, '|¦'],
  [569, ' !,./:;I[\\]ft·ÌÍÎÏìíîï\u00a0'],
  [682, '()-`r¡¨²³´¸¹“”„‹›'],
  [684, '{}'],
  [717, '•'],
  [727, '"'],
  [748, 'º'],
  [758, 'ª'],
  [797, '*'],
  [819, '°'],
  [961, '^'],
  [1024, 'Jcksvxyzçýÿšž'],
  [1100, '¶'],
  [1124, '±÷'],
  [1131, '¯'],
  [1139, '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþŁ–€'],
  [1180, 'µ'],
  [1196, '+<=>~¬×−'],
  [1251, 'FTZ¿ßøŽ'],
  [1366, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞŠŸ'],
  [1479, 'CDHNRUwÇÐÑÙÚÛÜ'],
  [1509, '©®'],
  [1593, 'GOQÒÓÔÕÖØ'],
  [1706, 'Mm'],
  [1708, '¼½¾'],
  [1821, '%æ'],
  [1933, 'Wœ'],
  [2048, 'ÆŒ—…™→'],
  [2079, '@'],
];

export const unitsPerEm = 2048;
