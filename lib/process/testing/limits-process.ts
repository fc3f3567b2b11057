import { checkPhone } from "../rate-limits";

// A site's limits in a process of their own: told a number, says whether it may be counted once more, and after how long.
process.on("message", async (phone: string) => {
  const started = performance.now();
  const refusal = await checkPhone(phone).then(
    () => null,
    (error: Error) => error.message,
  );
  process.send?.({ refusal, ms: performance.now() - started });
});
