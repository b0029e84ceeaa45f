/** Copy about team members: on their pages and below their posts. */
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
} as const;
