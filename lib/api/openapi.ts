import { z } from "zod";
import { brand } from "@/content/site";
import { calls, failureSchema } from "./contract";

/** The contract as OpenAPI 3.1. `siteUrl` is the origin that serves it. */
export function openApiDocument(siteUrl: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description: "Projects, places and posts. Money is whole rupees, areas are sqft, dates ISO 8601.",
    },
    servers: [{ url: `${siteUrl}/api/v1` }],
    paths: Object.fromEntries(Object.values(calls).map((call) => [call.path, { get: operation(call) }])),
    components: { schemas: { Failure: jsonSchema(failureSchema) } },
  };
}

function operation(call: (typeof calls)[keyof typeof calls]) {
  const failure = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  const hasParams = Object.keys(call.params.shape).length > 0;
  return {
    summary: call.summary,
    operationId: call.path.replace(/^\/|\/?\{\w+\}/g, "").replace(/\W+/g, "_"),
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    responses: {
      "200": {
        description: "Success",
        content: { "application/json": { schema: jsonSchema(call.answer) } },
      },
      "304": { description: "Not modified since the ETag that was sent" },
      "400": { description: "A parameter has a bad value", content: failure },
      ...(hasParams && { "404": { description: "There is no such thing", content: failure } }),
      "503": { description: "The data can't be read right now", content: failure },
    },
  };
}

/** What a parameter means (a number, a list) is its schema's output; a list is written with commas. */
function parameters(schema: z.ZodObject, place: "path" | "query") {
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

function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: "output", target: "draft-2020-12" });
  return plain;
}
