import { pictureNames } from '../../src/database/tables/pictureNames.mjs';
import { withConnection } from '../database/connectDatabase.mjs';

/**
 * @param {string} databaseUrl
 * @returns {Promise<Set<string>>} the names of all pictures that the database knows
 */
export const findPictureNames = (databaseUrl) =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query(pictureNames);
    return new Set(rows.map(({ name }) => name));
  });
