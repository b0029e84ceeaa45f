/** Bytes in what people call a megabyte when they speak of files. */
export const mebibyte = 1024 * 1024;
