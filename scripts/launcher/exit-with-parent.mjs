// Loaded before Next: ends this process when the one that started it has ended in any way. The variable is removed,
// because Next's own children, which load this file too, must follow their own parent.
if (process.env.EXIT_WITH_PARENT) {
  // If the parent was killed before this line, there will be no event.
  if (!process.connected) process.exit(1);
  process.on("disconnect", () => process.exit(1));
  process.channel?.unref();
}
delete process.env.EXIT_WITH_PARENT;

// The reader of the output may be gone too. Writing then fails, Next reports the failure, which fails as well, and the
// process would loop forever while it holds its port.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
