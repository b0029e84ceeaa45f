/**
 * @typedef {import('./benchSize.mjs').Amount} Amount
 * @typedef {'admin' | 'panel' | 'visitor' | 'client'} Caller
 *
 * @typedef {object} Callers
 * @property {Record<Caller, Record<string, string>>} headers
 * @property {number} ownerId the account of the client
 * @property {number} postId of the post that is changed
 */

/**
 * @typedef {object} SizeCall
 * @property {string} name
 * @property {Caller} by
 * @property {(amount: Amount) => string} path
 * @property {(amount: Amount) => number} [entries] of a whole list: its time is told for each
 * @property {boolean} [findsMany] a search that hits more the more there is
 * @property {boolean} [isAfterChange] a post is changed before each call, so that nothing is kept
 */

const users = '/api/admin/users';
const posts = '/api/admin/blog/posts';
const page = 'page=1&limit=20';

/** @type {(name: string, query: string | ((amount: Amount) => string), more?: Partial<SizeCall>) => SizeCall} */
const ofUsers = (name, query, more) => ({
  name: `users, ${name}`,
  by: 'admin',
  path: (amount) => `${users}?${typeof query === 'string' ? query : query(amount)}`,
  ...more,
});
/** @type {typeof ofUsers} */
const ofPosts = (name, query, more) => ({
  name: `posts, ${name}`,
  by: 'admin',
  path: (amount) => `${posts}?${typeof query === 'string' ? query : query(amount)}`,
  ...more,
});
const findsMany = true;
/** Of the accounts that are loaded, the first joined 100,001 minutes ago, and the others a minute before one another. */
const minutesAgo = (/** @type {number} */ minutes) => new Date(Date.now() - minutes * 60_000).toISOString();

/** @type {SizeCall[]} */
export const sizeCalls = [
  ofUsers('first page', page),
  ofUsers('by name', `${page}&sort=name`),
  ofUsers('by reports', `${page}&sort=-reportCount`),
  ofUsers('a deep page', ({ userPage }) => `page=${userPage}&limit=20`),
  ofUsers('a deep page by name', ({ userPage }) => `page=${userPage}&limit=20&sort=name`),
  ofUsers('a deep page by reports', ({ userPage }) => `page=${userPage}&limit=20&sort=-reportCount`),
  ofUsers('a deep page of clients', ({ userPage }) => `page=${userPage}&limit=20&role=client`),
  ofUsers('few that joined of late', `${page}&from=${minutesAgo(100_080)}`),
  ofUsers('many that joined of late', `${page}&from=${minutesAgo(120_000)}`, { findsMany }),
  ofUsers('many that joined of late, by name', `${page}&from=${minutesAgo(120_000)}&sort=name`, {
    findsMany,
  }),
  ofUsers('rare search', `${page}&search=c4ca4238`),
  ofUsers('search that hits all', `${page}&search=example`, { findsMany }),
  ofUsers('search for two letters', `${page}&search=ab`, { findsMany }),
  {
    name: 'users, whole list',
    by: 'admin',
    path: () => users,
    entries: ({ accounts }) => Math.min(accounts, 10_000),
  },
  { name: 'users as CSV', by: 'admin', path: () => `${users}/export`, entries: ({ accounts }) => accounts },
  { name: 'users in the panel', by: 'panel', path: () => '/cms/collections/users?limit=10&page=1' },
  {
    name: 'users in the panel, search',
    by: 'panel',
    path: () => '/cms/collections/users?limit=10&page=1&search=example',
    findsMany,
  },
  { name: 'overview', by: 'admin', path: () => '/api/admin/overview' },
  ofPosts('first page', page),
  ofPosts('by title', `${page}&sort=title`),
  ofPosts('a deep page', ({ postPage }) => `page=${postPage}&limit=20`),
  ofPosts('rare search', `${page}&search=bench-post-37`),
  ofPosts('search that hits all', `${page}&search=bench`, { findsMany }),
  { name: 'posts, whole list', by: 'admin', path: () => posts, entries: ({ posts: count }) => count },
  {
    name: 'posts as Markdown',
    by: 'admin',
    path: () => '/api/admin/blog/export',
    entries: ({ posts: count }) => count,
  },
  { name: 'metadata check', by: 'admin', path: () => `/api/seo/audit?${page}` },
  {
    name: 'metadata check, after a change',
    by: 'admin',
    path: () => `/api/seo/audit?${page}`,
    isAfterChange: true,
  },
  { name: 'metadata check, search', by: 'admin', path: () => `/api/seo/audit?${page}&search=post-7` },
  {
    name: 'duplicates',
    by: 'admin',
    path: () => `/api/seo/matches?title=Bench%20post&description=Nothing&canonicalPath=/blog/bench-post-3`,
    isAfterChange: true,
  },
  { name: 'own analyses, as listed', by: 'client', path: () => '/api/analysis/summary?page=1&limit=100' },
  {
    name: 'own analyses, a page',
    by: 'client',
    path: () => '/api/analysis?page=1&limit=20',
    entries: ({ ownAnalyses }) => Math.min(ownAnalyses, 20),
  },
  {
    name: 'own analyses, whole list',
    by: 'client',
    path: () => '/api/analysis',
    entries: ({ ownAnalyses }) => ownAnalyses,
  },
  { name: 'sitemap, after a change', by: 'visitor', path: () => '/sitemap.xml', isAfterChange: true },
  { name: 'llms.txt, after a change', by: 'visitor', path: () => '/llms.txt', isAfterChange: true },
];
