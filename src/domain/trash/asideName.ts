const mark = /~\d+$/;

/**
 * What a unique name becomes while what it names is in the trash, so that others can have it meanwhile. No address ends like
 * this, and no category is given such a name.
 */
export const asideName = (name: string, id: number): string => `${name}~${id}`;

/** What it was before. */
export const nameBefore = (name: string): string => name.replace(mark, '');

export const isAside = (name: string): boolean => mark.test(name);

/** Why nothing is named like this outside of the trash. */
export const asideNameTaken = 'A name can’t end in ~ and a number: so end the names of what is in the trash.';
