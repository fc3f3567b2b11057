import { z } from "zod";
import { consentAnswerSchema, leadStatusAnswerSchema, savedSearchAnswerSchema } from "@/lib/contract/answers";
import type { WriteCall } from "@/lib/contract/call-kinds";
import {
  eraseCall,
  leadCalls,
  leadCreateCall,
  leadStatusCall,
  savedSearchCalls,
  stopCall,
} from "@/lib/contract/write-calls";

/** A call that takes a lead. */
export function leadOperation(call: WriteCall) {
  const schemaOf = (name: string) => ({
    "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
  });
  const failure = schemaOf(call === leadCalls.createContact ? "ContactFailure" : "Failure");
  return {
    summary: call.summary,
    operationId: operationId(call.path),
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        description: "The same key and body answer the first result again and store nothing twice",
        schema: { type: "string", maxLength: 200 },
      },
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(call.body, "input") } },
    },
    responses: {
      "201": {
        description: "Stored; the reference can be read out on the phone",
        content: schemaOf("LeadAnswer"),
      },
      "400": { description: "A field is wrong", content: failure },
      "403": { description: "Sent from a page of another site", content: failure },
      "409": { description: "The key was used for another body", content: failure },
      "413": { description: "More than 32 KB", content: failure },
      "415": { description: "Not JSON", content: failure },
      "429": { description: "Too many; Retry-After says when to come back", content: failure },
      "503": { description: "Nothing can be stored right now", content: failure },
    },
  };
}

/** A call from our own pages that takes no lead. */
export function plainOperation(call: WriteCall, success: string, description: string, mostKilobytes: number) {
  const failure = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  return {
    summary: call.summary,
    operationId: operationId(call.path),
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(call.body, "input") } },
    },
    responses: {
      [success]: { description },
      "400": { description: "A field is wrong", content: failure },
      "403": { description: "Sent from a page of another site", content: failure },
      "413": { description: `More than ${mostKilobytes} KB`, content: failure },
      "415": { description: "Not JSON", content: failure },
      "429": { description: "Too many; Retry-After says when to come back", content: failure },
    },
  };
}

/** A call for whoever has the token that came with a lead. */
export function consentOperation(call: WriteCall) {
  const plain = eraseOperation(call, "How it is now");
  const answer = { "application/json": { schema: jsonSchema(consentAnswerSchema) } };
  return {
    ...plain,
    responses: { ...plain.responses, "200": { description: "How it is now", content: answer } },
  };
}

/** A call by a token that ends what is stored under it. */
export function eraseOperation(call: WriteCall = eraseCall, success = "Nothing of it is stored any more") {
  const failure = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  const plain = plainOperation(call, "200", success, 32);
  return {
    ...plain,
    responses: {
      ...plain.responses,
      "404": { description: "The token is not ours, or nothing is stored under it", content: failure },
      "503": {
        description: "It waits to be stored, or can't be read or changed right now",
        content: failure,
      },
    },
  };
}

/** A call about saved searches: for whoever has a token, but the one that asks for a mail with one. */
export function savedSearchOperation(call: WriteCall) {
  const content = { "application/json": { schema: jsonSchema(savedSearchAnswerSchema) } };
  const { "404": missing, ...failures } = eraseOperation(call).responses;
  const responses =
    call === savedSearchCalls.create
      ? { ...failures, "200": undefined, "202": { description: "A mail is on its way", content } }
      : { ...failures, "404": missing, "200": { description: "How it is now", content } };
  return { ...eraseOperation(call), responses };
}

/** The call of mail programs: anybody with the token can make it, from anywhere. */
export function stopOperation() {
  const { responses, ...plain } = eraseOperation(stopCall);
  const { "404": missing, "429": often, "503": away } = responses;
  const token = { name: "token", in: "path", required: true, schema: { type: "string" } };
  const done = { description: "All mails are stopped" };
  const body = jsonSchema(stopCall.body, "input");
  const content = {
    "application/json": { schema: body },
    "application/x-www-form-urlencoded": { schema: body },
  };
  return {
    ...plain,
    parameters: [token],
    requestBody: { required: true, content },
    responses: { "200": done, "404": missing, "429": often, "503": away },
  };
}

/** A call that a program signs. Nobody without the secret can make it, wherever he is. */
function signedOperation(
  call: WriteCall,
  responses: Record<string, { description: string; content: object }>,
) {
  const header = (name: string, description: string) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  });
  return {
    summary: call.summary,
    operationId: operationId(call.path),
    parameters: [
      header("webhook-id", "The same each time a message is sent again: it is taken once"),
      header("webhook-timestamp", "Seconds since 1970, at most five minutes from now"),
      header("webhook-signature", "v1, and the HMAC-SHA256 of id, timestamp and body (standardwebhooks.com)"),
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(call.body, "input") } },
    },
    responses: {
      "400": failed("A field is wrong, and which"),
      "401": failed("Not signed with our secret, or too old"),
      ...responses,
      "413": failed("More than 32 KB"),
      "415": failed("Not JSON"),
      "503": failed("Nothing can be stored right now"),
    },
  };
}

const failed = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

export function statusOperation() {
  return signedOperation(leadStatusCall, {
    "200": {
      description: "The lead has this status",
      content: { "application/json": { schema: jsonSchema(leadStatusAnswerSchema) } },
    },
    "404": failed("There is no such lead, or this site takes no messages of a CRM"),
    "409": failed("The id was used for another body, or two leads have the reference"),
  });
}

export function createOperation() {
  return signedOperation(leadCreateCall, {
    "201": {
      description: "The lead is with us, since now or before",
      content: { "application/json": { schema: { $ref: "#/components/schemas/LeadAnswer" } } },
    },
    "404": failed("Its person was erased since it was sent first, or this site takes no leads of a portal"),
    "409": failed("webhook-id, or externalId of this origin, was used for another body"),
    "429": failed("Many leads of this number; Retry-After says when to come back"),
  });
}

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
