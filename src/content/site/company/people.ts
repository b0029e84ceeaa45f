/** Copy about team members: on their pages, below their posts, and for an empty team. */
export const people = {
  author: 'About the author',
  inOwnWords: (name: string) => `${name}, in their own words`,
  posts: (name: string) => `Posts by ${name}`,
  noPosts: 'Nothing published yet.',
  allPeople: 'The whole team',
  profile: 'Profile',
  profileOf: (name: string) => `of ${name}`,
  more: 'More',
  moreAbout: (name: string) => `about ${name}`,
  founderTitle: 'A note from the founder',
  closing: 'Talk it over in a 30-minute call',
  none: {
    title: 'The people',
    text: (team: string) =>
      `Names and faces appear here once the people they belong to have agreed. Until then our posts are signed “${team}”, and you can ask on the first call who would work with you.`,
    places: 'A place for each of the six disciplines. One person may fill more than one.',
  },
} as const;
