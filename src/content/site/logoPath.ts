/** The firm's logo as a square image, for structured data and feeds. */
export const logoPath = '/icons/icon-512.png';
