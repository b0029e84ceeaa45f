/** The firm's logo as a square image, for structured data. */
export const logoPath = '/icons/icon-512.png';
