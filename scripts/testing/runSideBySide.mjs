/**
 * Runs tasks in parallel, starting them in order as capacity allows. A task that needs more than is free blocks all
 * later ones, so that it can't starve.
 * @param {{ room: number, run: () => Promise<void> }[]} tasks none may need more than `room`
 * @param {number} room total capacity
 * @returns {Promise<void>} resolves when all have ended; rejects with the first failure
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
