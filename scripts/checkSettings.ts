/** Lets the application check its settings, so that a mistake is told before anything is started or built. */
try {
  await import('../src/env');
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

export {};
