import { z } from "zod";

/** What all answers but failures say. */
export const status = z.literal(true);

/** A call that answers 200 with data, or 400, 404 (where its path has parameters) and 503. */
export type ReadCall<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  A extends z.ZodObject = z.ZodObject,
> = {
  method: "GET";
  path: string;
  summary: string;
  params: P;
  query: Q;
  answer: A;
};

/** A call that takes a body in JSON. What it answers is in `answers`. */
export type WriteCall = { method: "POST"; path: string; summary: string; body: z.ZodObject };

/** A call of the contract that is read. `params` are those of its path. */
export function read<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodRawShape>(
  path: string,
  summary: string,
  params: P,
  query: Q,
  answer: A,
): ReadCall<P, Q, z.ZodObject<A>> {
  return { method: "GET", path, summary, params, query, answer: z.object(answer) };
}

/** A call of the contract that something is sent to. */
export function write(path: string, summary: string, body: z.ZodObject): WriteCall {
  return { method: "POST", path, summary, body };
}
