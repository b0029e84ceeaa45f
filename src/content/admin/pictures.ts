/** What is said of pictures that texts show. */
export const picturesInTexts = {
  inUse: (titles: readonly string[], others: number) =>
    `This picture is in the text of ${titles.map((title) => `“${title}”`).join(', ')}${
      others > 0 ? ` and ${others} more` : ''
    }. Take it out there first.`,
};
