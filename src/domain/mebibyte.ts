/** Bytes in a mebibyte, commonly called a megabyte for files. */
export const mebibyte = 1024 * 1024;
