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
}
