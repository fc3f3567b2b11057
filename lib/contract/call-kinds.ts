import { z } from "zod";

/** What all answers but failures say. */
export const status = z.literal(true);

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

export type WriteCall = { method: "POST"; path: string; summary: string; body: z.ZodObject };

export function read<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodRawShape>(
  path: string,
  summary: string,
  params: P,
  query: Q,
  answer: A,
): ReadCall<P, Q, z.ZodObject<A>> {
  return { method: "GET", path, summary, params, query, answer: z.object(answer) };
}

export function write(path: string, summary: string, body: z.ZodObject): WriteCall {
  return { method: "POST", path, summary, body };
}
