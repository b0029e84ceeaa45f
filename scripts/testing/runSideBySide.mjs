/**
 * Starts tasks in their order, each as soon as there is room for it. One that needs more room than is free is waited
 * for by all that come after it, so that nothing overtakes for ever.
 * @param {{ room: number, run: () => Promise<void> }[]} tasks none needs more room than there is
 * @param {number} room in all
 * @returns {Promise<void>} when all have ended; rejects with the first task that does
 */
export async function runSideBySide(tasks, room) {
  /** @type {Set<Promise<void>>} */
  const underway = new Set();
  let free = room;
  for (const task of tasks) {
    while (free < task.room) await Promise.race(underway);
    free -= task.room;
    const ended = task.run().finally(() => {
      free += task.room;
      underway.delete(ended);
    });
    underway.add(ended);
  }
  await Promise.all(underway);
}
