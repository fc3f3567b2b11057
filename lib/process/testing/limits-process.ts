import { checkPhone } from "../rate-limits";

// A site's limits in a process of their own: told a number, says why it may not be counted once more, or null.
process.on("message", async (phone: string) => {
  const refusal = await checkPhone(phone).then(
    () => null,
    (error: Error) => error.message,
  );
  process.send?.({ refusal });
});
