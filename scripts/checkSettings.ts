/** Runs the application's own check of its settings, so that mistakes are reported before anything starts or builds. */
try {
  await import('../src/env');
} catch (error) {
  const failure = error instanceof Error ? error.message : String(error);
  await new Promise<void>((resolve) => process.send?.(failure, undefined, {}, () => resolve()) ?? resolve());
  process.exit(1);
}
process.exit(0);

export {};
