/**
 * About how many letters search results show, for the length indicators of the CMS; our own checks measure the rendered
 * texts in pixels. A post's title leaves room for the firm's name, which the site puts behind it.
 */
export const snippetCharacters = {
  title: { minLength: 20, maxLength: 60 },
  postTitle: { minLength: 15, maxLength: 46 },
  description: { minLength: 65, maxLength: 150 },
} as const;
