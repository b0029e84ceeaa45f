/** About how many pictures or categories may be asked at once where they are used; no list of the panel shows more. */
export const maxAskedUses = 100;
