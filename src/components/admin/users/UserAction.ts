/** Actions on a user in the list. */
export type UserAction = 'view' | 'edit' | 'delete' | 'keep';
