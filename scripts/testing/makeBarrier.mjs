/**
 * Something to wait at until it is opened; whoever comes later doesn't wait.
 * @returns {{ opened: Promise<void>, open: () => void }}
 */
export function makeBarrier() {
  let open = () => {};
  /** @type {Promise<void>} */
  const opened = new Promise((resolve) => (open = resolve));
  return { opened, open };
}
