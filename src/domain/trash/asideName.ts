const mark = /~\d+$/;

/**
 * What a unique name becomes while what it names is in the trash, so that others can have it meanwhile. No address and no
 * category's own name ends like this.
 */
export const asideName = (name: string, id: number): string => `${name}~${id}`;

/** What it was before. */
export const nameBefore = (name: string): string => name.replace(mark, '');

export const isAside = (name: string): boolean => mark.test(name);
