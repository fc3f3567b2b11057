import { z } from "zod";

/** The name of a call in the document, from its path. */
export function operationId(path: string): string {
  return path.replace(/^\/|\/?\{\w+\}/g, "").replace(/\W+/g, "_");
}

/** A parameter's type (a number, a list) is its schema's output; a list is written with commas. */
export function parameters(schema: z.ZodObject, place: "path" | "query") {
  return Object.entries(schema.shape).map(([name, field]) => {
    const plain = jsonSchema(field as z.ZodType); // zod types the fields of an unknown object as its core type
    return {
      name,
      in: place,
      required: place === "path" || !isOptional(field),
      ...(plain.type === "array" && { style: "form", explode: false }),
      schema: plain,
    };
  });
}

function isOptional(field: unknown): boolean {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault;
}

/** A body is described by its schema's input: what cleaning makes of it is internal. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output" = "output"): Record<string, unknown> {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  return plain;
}
