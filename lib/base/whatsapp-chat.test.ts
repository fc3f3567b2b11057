import { expect, test } from "vitest";
import { whatsappChat } from "./whatsapp-chat";

test.each([
  "Hello! I have a question about Aurovelle Lakecity.",
  "నమస్కారం! Villas & Plots 50% #1 గురించి?",
  "नमस्ते! A+B = “C”\n'd' ₹1.5 Cr",
])("what is written arrives as it was: %s", (text) => {
  const link = whatsappChat("910000000000", text);
  expect(link).not.toMatch(/[\s"#]|%[EFC]/);
  expect(new URL(link).searchParams.get("text")).toBe(text);
  expect(new URL(link).pathname).toBe("/910000000000");
});

test("half a letter in a name breaks no page", () => {
  expect(() => whatsappChat("910000000000", "Nest \ud83c")).not.toThrow();
});
