/**
 * Loaded into the programs that the commands start (see runCommand.mjs). When the command is killed, its end
 * of the channel closes, and a build or an installation that nobody waits for any more must not go on: the
 * next command would start a second one beside it.
 */

// Programs hand their Node options on to processes of their own; those end with their own parent.
if (process.ppid === Number(process.env.END_WITH_PARENT) && process.channel) {
  process.on('disconnect', () => process.kill(0, 'SIGTERM'));
  // Most programs end when they have nothing left to do, and listening must not keep them from it.
  process.channel.unref();
  if (process.env.ENDS_ITSELF === 'true') keepRunning();
}

/**
 * For programs in TypeScript, which Node would let go while it waits for the thread that translates them. Now and then
 * that thread's answer never comes: a program that has done nothing for 15 seconds, and has nothing to wait for, says so
 * by its exit code. It hasn't begun its work then.
 */
function keepRunning() {
  let usedMs = processorMs();
  let idleSeconds = 0;
  process.on('beforeExit', () => {
    const nowUsedMs = processorMs();
    idleSeconds = nowUsedMs - usedMs < 50 ? idleSeconds + 1 : 0;
    usedMs = nowUsedMs;
    if (idleSeconds > 15) process.exit(75);
    setTimeout(() => undefined, 1_000);
  });
}

function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
