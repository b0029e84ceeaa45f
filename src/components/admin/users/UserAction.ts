/** What can be done with a user of the list. */
export type UserAction = 'view' | 'edit' | 'delete' | 'keep';
