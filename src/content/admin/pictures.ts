interface ShowingPost {
  title: string;
  isTrashed: boolean;
}

const nameOf = ({ title, isTrashed }: ShowingPost): string =>
  `“${title}”${isTrashed ? ' (in the trash)' : ''}`;

/** Messages about images in texts. */
export const picturesInTexts = {
  inUse: (posts: readonly ShowingPost[], others: number) =>
    `This picture is in the text of ${posts.map(nameOf).join(', ')}${
      others > 0 ? ` and ${others} more` : ''
    }. Take it out there first.`,
};
