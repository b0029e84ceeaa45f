/**
 * Returns a promise and the function that resolves it.
 * @returns {{ opened: Promise<void>, open: () => void }}
 */
export function makeBarrier() {
  let open = () => {};
  /** @type {Promise<void>} */
  const opened = new Promise((resolve) => (open = resolve));
  return { opened, open };
}
