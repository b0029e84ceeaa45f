/** Lets the application check its settings, so that a mistake is told before anything is started or built. */
try {
  await import('../src/env');
} catch (error) {
  const failure = error instanceof Error ? error.message : String(error);
  await new Promise<void>((resolve) => process.send?.(failure, undefined, {}, () => resolve()) ?? resolve());
  process.exit(1);
}
process.exit(0);

export {};
