/** What an import may bring at once. */
export const importLimits = {
  maxUploadBytes: 32 * 1024 * 1024,
  maxFiles: 10_000,
  maxFileBytes: 1024 * 1024,
  maxTotalBytes: 128 * 1024 * 1024,
} as const;
