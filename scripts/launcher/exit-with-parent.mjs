// Loaded before Next: ends the process when the one that started it is gone, however it went. The variable is taken
// away, so that Next's own children, which load this file too, keep to their own parent.
if (process.env.EXIT_WITH_PARENT) {
  // Killed between starting this process and this line, the parent is gone already, and no event will tell.
  if (!process.connected) process.exit(1);
  process.on("disconnect", () => process.exit(1));
  process.channel?.unref();
}
delete process.env.EXIT_WITH_PARENT;

// Whoever read the output may be gone too. Writing to it then fails, Next writes about the failure, that fails as well,
// and the process would spin for ever on a port that it does not let go of.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
