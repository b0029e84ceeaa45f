/**
 * Preloaded into the programs that the commands start (see runCommand.mjs). When the command is killed, the IPC channel
 * closes and the program ends: otherwise the next command would start a second build or installation beside it.
 */

// Programs pass their Node options on to their children, which end with their own parent.
if (process.ppid === Number(process.env.END_WITH_PARENT) && process.channel) {
  process.on('disconnect', () => process.kill(0, 'SIGTERM'));
  // The listener must not keep the program alive when it has nothing left to do.
  process.channel.unref();
}
