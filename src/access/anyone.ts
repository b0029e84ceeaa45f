/** Open to every reader: what it guards is shown on public pages. */
export const anyone = (): boolean => true;
