import { sql, type SQL } from 'drizzle-orm';

/** Returns the values as the content of `in (…)`; needs at least one. */
export const sqlList = (values: readonly (number | string)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
