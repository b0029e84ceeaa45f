import { sql, type SQL } from 'drizzle-orm';

/** Values as they stand between the brackets of `in (…)`; at least one. */
export const sqlList = (values: readonly (number | string)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
