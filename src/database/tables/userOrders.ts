import type { Role } from '@/domain/accounts/roles';

/**
 * SQL orders of the account list. Each has an index that ends in the id, so that pages neither overlap nor skip rows.
 * The index also includes the role and the sort key, so that skipping an offset reads only the index.
 */
export const userOrders = {
  name: 'lower(name), id',
  '-name': 'lower(name) desc, id desc',
  email: 'email',
  '-email': 'email desc',
  company: 'lower(company), id',
  '-company': 'lower(company) desc, id desc',
  reportCount: 'user_reports.count, user_id',
  '-reportCount': 'user_reports.count desc, user_id desc',
  createdAt: 'created_at, id',
  '-createdAt': 'created_at desc, id desc',
};

export type UserOrder = keyof typeof userOrders;

/** Sort key regardless of direction. */
export type UserKey = Exclude<UserOrder, `-${string}`>;

export const isBackwards = (order: UserOrder) => order.startsWith('-');
export const keyOf = (order: UserOrder) => order.replace('-', '') as UserKey;
export const oppositeOf = (order: UserOrder): UserOrder =>
  isBackwards(order) ? keyOf(order) : (`-${order}` as UserOrder);

const isByReports = (order: UserOrder) => keyOf(order) === 'reportCount';
export const idOf = (order: UserOrder) => (isByReports(order) ? 'user_id' : 'id');

/** Returns the tables that an order and role need; a single table, covered by its index, if possible. */
export function narrowTables(order: UserOrder, role?: Role): string {
  if (!isByReports(order)) return 'users';
  return role ? 'user_reports join users on id = user_id' : 'user_reports';
}
