/** Holds the styles to the named sizes, spaces and widths of windows; `src/app/(frontend)/tokens.css` has the names. */

/** Nothing, a hairline, a named length, or something counted with one. */
const space = String.raw`(?:0|auto|inherit|-?[1-4](?:\.5)?px|var\(--[\w-]+\)|(?:calc|max)\(.*var\(.*\))`;
const spaces = new RegExp(`^${space}(?: ${space})*$`);

/** Around what is printed. */
const paperMargin = '14mm';

const spaced = { '/^(?:row-|column-)?gap$|^(?:padding|margin)(?:-|$)/': [spaces, paperMargin] };

/** @type {import('stylelint').Config} */
const config = {
  plugins: ['./scripts/lint/anchoredSelectors.mjs'],
  rules: {
    'project/anchored-selectors': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-redundant-longhand-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'no-duplicate-selectors': true,
    'shorthand-property-no-redundant-values': true,
    'declaration-property-value-allowed-list': [
      {
        ...spaced,
        // In a line of text, code is a little smaller than its neighbors.
        'font-size': [/^var\(--step-(?:-[12]|[0-4])\)$/, '0.9em'],
        font: ['inherit', /^\d{3} var\(--step-(?:-[12]|[0-4])\)/],
      },
    ],
    'media-feature-name-value-allowed-list': [
      // The widest is for the report's table of eight columns. Heights: a phone on its side, a bar that stays, and parts that stay or scroll by themselves.
      {
        width: ['40rem', '48rem', '60rem', '75rem'],
        height: ['30rem', '40rem', '48rem'],
      },
    ],
    'media-feature-name-disallowed-list': ['min-width', 'max-width', 'min-height', 'max-height'],
  },
  overrides: [
    {
      // They show what others make of a page, in the sizes that those use.
      files: ['src/components/admin/seo/{SearchPreview,LinkPreviews}.module.css'],
      rules: { 'declaration-property-value-allowed-list': [spaced] },
    },
  ],
};

export default config;
