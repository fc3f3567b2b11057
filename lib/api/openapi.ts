import { apiRoot } from "@/lib/base/call-paths";
import { metroAttribution } from "@/content/filter-words";
import { brand } from "@/content/site";
import { contactFailureSchema, failureSchema, leadAnswerSchema } from "@/lib/contract/answers";
import { calls } from "@/lib/contract/calls";
import {
  consentCalls,
  correctionCall,
  eraseCall,
  leadCalls,
  leadCreateCall,
  leadStatusCall,
  savedSearchCalls,
  stopCall,
  vitalsCall,
} from "@/lib/contract/write-calls";
import {
  consentOperation,
  createOperation,
  eraseOperation,
  leadOperation,
  plainOperation,
  savedSearchOperation,
  statusOperation,
  stopOperation,
  jsonSchema,
  operationId,
  parameters,
} from "./openapi-writes";

/** The contract as OpenAPI 3.1. `siteUrl` is the origin that serves it. */
export function openApiDocument(siteUrl: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description: `Projects, places, posts and leads. Money is whole rupees, areas are sqft, dates ISO 8601. Pages of any site may read (GET); what is sent (POST) is taken from our own pages only, but for what a CRM or a portal signs. ${metroAttribution}`,
    },
    servers: [{ url: siteUrl + apiRoot }],
    paths: Object.fromEntries([
      ...Object.values(calls).map((call) => [call.path, { get: operation(call) }] as const),
      ...Object.values(leadCalls).map((call) => [call.path, { post: leadOperation(call) }] as const),
      [correctionCall.path, { post: plainOperation(correctionCall, "200", "The lead has this number", 32) }],
      ...Object.values(consentCalls).map((call) => [call.path, { post: consentOperation(call) }] as const),
      [eraseCall.path, { post: eraseOperation() }],
      ...Object.values(savedSearchCalls).map(
        (call) => [call.path, { post: savedSearchOperation(call) }] as const,
      ),
      [stopCall.path, { post: stopOperation() }],
      [leadStatusCall.path, { post: statusOperation() }],
      [leadCreateCall.path, { post: createOperation() }],
      [
        vitalsCall.path,
        { post: plainOperation(vitalsCall, "204", "Counted, or dropped while nothing can be stored", 2) },
      ],
    ]),
    components: {
      schemas: {
        Failure: jsonSchema(failureSchema),
        ContactFailure: jsonSchema(contactFailureSchema),
        LeadAnswer: jsonSchema(leadAnswerSchema),
      },
    },
  };
}

/** The headers of a call that pages of any site may read. */
const openHeaders = {
  ETag: { description: "Names this answer, for If-None-Match", schema: { type: "string" } },
  "Access-Control-Allow-Origin": {
    description: "Pages of any site may read this answer",
    schema: { type: "string", const: "*" },
  },
};

function operation(call: (typeof calls)[keyof typeof calls]) {
  const failure = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  const hasParams = Object.keys(call.params.shape).length > 0;
  return {
    summary: call.summary,
    operationId: operationId(call.path),
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    responses: {
      "200": {
        description: "Success",
        headers: openHeaders,
        content: { "application/json": { schema: jsonSchema(call.answer) } },
      },
      "304": { description: "Not modified since the ETag that was sent" },
      "400": { description: "A parameter has a bad value", content: failure },
      ...(hasParams && { "404": { description: "There is no such thing", content: failure } }),
      "503": { description: "The data can't be read right now", content: failure },
    },
  };
}
