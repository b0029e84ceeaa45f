/**
 * @typedef {object} Amount
 * @property {number} accounts each with three analyses
 * @property {number} posts
 *
 * @typedef {object} SizeCall
 * @property {string} name
 * @property {(amount: Amount) => string} path
 * @property {boolean} [isSearch] the number of hits grows with the amount
 * @property {boolean} [isAfterChange] invalidates the cache before each call
 */

const users = '/api/admin/users?limit=20&page=';
const posts = '/api/admin/blog/posts?limit=20&page=';
/** Returns the number of the middle page of a list. */
const middle = (/** @type {number} */ count) => Math.ceil(count / 40);

/** @type {SizeCall[]} */
export const sizeCalls = [
  { name: 'users', path: () => `${users}1` },
  { name: 'users by reports', path: () => `${users}1&sort=-reportCount` },
  { name: 'users, deep page', path: ({ accounts }) => `${users}${middle(accounts)}` },
  { name: 'users by name, deep page', path: ({ accounts }) => `${users}${middle(accounts)}&sort=name` },
  { name: 'users, rare search', path: () => `${users}1&search=c4ca4238` },
  { name: 'users, search that hits all', path: () => `${users}1&search=example`, isSearch: true },
  { name: 'overview', path: () => '/api/admin/overview' },
  { name: 'posts', path: () => `${posts}1` },
  { name: 'posts, deep page', path: (amount) => `${posts}${middle(amount.posts)}` },
  { name: 'posts, rare search', path: () => `${posts}1&search=bench-post-37` },
  { name: 'posts, search that hits all', path: () => `${posts}1&search=bench`, isSearch: true },
  { name: 'metadata check', path: () => '/api/seo/audit?page=1&limit=20', isAfterChange: true },
  { name: 'sitemap', path: () => '/sitemap.xml', isAfterChange: true },
];
