const mark = /~\d+$/;

/**
 * Renames a unique field of a document in the trash, so that other documents can use the original value in the
 * meantime. Slugs can't end like this, and categories may not.
 */
export const asideName = (name: string, id: number): string => `${name}~${id}`;

/** Returns the original value. */
export const nameBefore = (name: string): string => name.replace(mark, '');

export const isAside = (name: string): boolean => mark.test(name);

/** Message for a name with this ending outside of the trash. */
export const asideNameTaken = 'A name can’t end with ~ and a number. The trash uses such names.';
