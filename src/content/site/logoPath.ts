/** The firm's sign as a square picture, for machines that want one. */
export const logoPath = '/icons/icon-512.png';
