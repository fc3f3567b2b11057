import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
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
import { callAddress, callNames, openDemoApi } from "./testing/demo-api";

const media = z.object({ "application/json": z.object({ schema: z.record(z.string(), z.unknown()) }) });
const documentSchema = z.object({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.array(z.object({ url: z.url() })).length(1),
  paths: z.record(z.string().startsWith("/"), z.union([reading(), writing()])),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

function reading() {
  return z.strictObject({
    get: z.object({
      summary: z.string().min(1),
      operationId: z.string().regex(/^\w+$/),
      parameters: z.array(
        z.strictObject({
          name: z.string().min(1),
          in: z.enum(["path", "query"]),
          required: z.boolean(),
          style: z.literal("form").optional(),
          explode: z.literal(false).optional(),
          schema: z.record(z.string(), z.unknown()),
        }),
      ),
      responses: responses(),
    }),
  });
}

function writing() {
  return z.strictObject({
    post: z.object({
      summary: z.string().min(1),
      operationId: z.string().regex(/^\w+$/),
      requestBody: z.strictObject({ required: z.literal(true), content: media }),
      responses: responses(),
    }),
  });
}

function responses() {
  return z.record(
    z.string().regex(/^\d{3}$/),
    z.object({ description: z.string().min(1), content: media.optional() }),
  );
}

const api = forAllTests(openDemoApi);
let text: string;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  text = await (await api.ask("/openapi.json")).text();
  document = documentSchema.parse(JSON.parse(text));
});

type Reading = z.infer<ReturnType<typeof reading>>;
const readings = () =>
  Object.entries(document.paths).filter((entry): entry is [string, Reading] => "get" in entry[1]);
const parametersOf = (path: string) => {
  const found = readings().find(([address]) => address === path)?.[1].get.parameters ?? [];
  return new Map(found.map((parameter) => [parameter.name, parameter]));
};

test("every call is there once, with an operation id of its own", () => {
  expect(Object.keys(document.paths).toSorted()).toEqual(
    [
      ...Object.values(calls),
      ...Object.values(leadCalls),
      ...Object.values(consentCalls),
      eraseCall,
      correctionCall,
      leadStatusCall,
      leadCreateCall,
      ...Object.values(savedSearchCalls),
      stopCall,
      vitalsCall,
    ]
      .map(({ path }) => path)
      .toSorted(),
  );
  const ids = Object.values(document.paths).map((path) =>
    "get" in path ? path.get.operationId : path.post.operationId,
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("the calls about a consent say what they answer, and when there is none", () => {
  for (const { path } of Object.values(consentCalls)) {
    const described = JSON.stringify(document.paths[path]);
    for (const status of ["200", "400", "403", "404", "413", "415", "429", "503"])
      expect(described, path).toContain(`"${status}":{`);
    for (const name of ["stoppedAt", "callHours", "contacts", "until"])
      expect(described).toContain(`"${name}"`);
  }
});

test("schemas stand in the document without a dialect of their own, and references lead somewhere", () => {
  expect(text).not.toContain("$schema");
  const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(references)).toEqual(
    new Set(["Failure", "ContactFailure", "LeadAnswer"].map((name) => `#/components/schemas/${name}`)),
  );
  expect(document.components.schemas.Failure).toMatchObject({
    type: "object",
    required: ["status", "message"],
  });
});

test("parameters are listed with their types and limits", () => {
  const search = parametersOf("/property/getfilteredproperties");
  expect([...search.keys()].toSorted()).toEqual(
    [
      ...[
        "availability",
        "bathrooms",
        "bhkType",
        "bounds",
        "groupName",
        "limit",
        "location",
        "maxArea",
        "maxCarpetArea",
        "metroKm",
        ...["metroMinutes", "metroTo", "metroTo2"],
        "near",
        "radiusKm",
        "maxPrice",
        "minArea",
        "minCarpetArea",
      ],
      ...[
        "minPrice",
        "page",
        "possessionDate",
        "propertyType",
        "search",
        "sort",
        "status",
        "withinKm",
        "amenities",
      ],
    ].toSorted(),
  );
  const schemaOf = (name: string) => search.get(name)?.schema;
  expect(schemaOf("page")).toEqual({ type: "integer", minimum: 1, maximum: 1_000_000, default: 1 });
  expect(schemaOf("limit")).toEqual({ type: "integer", minimum: 1, maximum: 100, default: 10 });
  expect(schemaOf("bhkType")).toMatchObject({ items: { type: "integer", minimum: 1, maximum: 5 } });
  expect(schemaOf("minPrice")).toMatchObject({ type: "integer", minimum: 0 });
  expect(schemaOf("maxArea")).toEqual({ type: "number", minimum: 0 });
  expect(schemaOf("search")).toEqual({ type: "string", maxLength: 80 });
  expect(schemaOf("propertyType")).toEqual({ type: "string", enum: ["Apartment", "Villa", "Plot"] });
  expect(search.get("status")).toMatchObject({ style: "form", explode: false, schema: { type: "array" } });
  expect([...search.values()].filter(({ required }) => required)).toEqual([]);
  const q = parametersOf("/property/suggest").get("q");
  expect(q).toEqual({
    name: "q",
    in: "query",
    required: true,
    schema: { type: "string", minLength: 2, maxLength: 60 },
  });
  expect(parametersOf("/cities/getcitiesbystate").get("stateId")).toMatchObject({ required: true });
  expect(parametersOf("/blog/getblog/{slug}").get("slug")).toMatchObject({ in: "path", required: true });
});

test("every part of a path in braces is a path parameter", () => {
  for (const [path, { get }] of readings()) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(get.parameters.filter((one) => one.in === "path").map(({ name }) => name)).toEqual(named);
    expect("404" in get.responses).toBe(named.length > 0);
    expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(["200", "304", "400", "503"]));
  }
});

test("what a lead's call takes is described by its own fields, and every refusal is named", () => {
  for (const { path } of Object.values(leadCalls)) {
    const described = document.paths[path];
    if (!described || !("post" in described)) throw new Error(`${path} is not described as POST`);
    const { schema } = described.post.requestBody.content["application/json"];
    expect(schema).toMatchObject({ type: "object", properties: { phoneNumber: { type: "string" } } });
    expect(Object.keys(described.post.responses)).toEqual(
      expect.arrayContaining(["201", "400", "403", "409", "413", "415", "429", "503"]),
    );
  }
});

test("the call that takes measurements is described, and answers nothing", () => {
  const described = document.paths[vitalsCall.path];
  if (!described || !("post" in described)) throw new Error("It is not described as POST");
  const { schema } = described.post.requestBody.content["application/json"];
  expect(schema).toMatchObject({ type: "object", required: ["page", "device", "metrics"] });
  const refusals = ["204", "400", "403", "413", "415", "429"];
  expect(Object.keys(described.post.responses)).toEqual(refusals);
});

test.each(callNames)("the documented address of %s answers", async (name) => {
  expect(document.servers[0]?.url).toBe("http://localhost:3000/api/v1");
  expect(document.paths).toHaveProperty([calls[name].path]);
  expect((await api.ask(callAddress(name, api.ids))).status).toBe(200);
});

test("it has an ETag, may be cached, and can only be read", async () => {
  const response = await api.ask("/openapi.json");
  const etag = response.headers.get("etag") ?? "";
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  expect((await api.ask("/openapi.json", { headers: { "If-None-Match": etag } })).status).toBe(304);
  const refused = await api.ask("/openapi.json", { method: "POST" });
  expect([refused.status, refused.headers.get("allow"), (await refused.json()).status]).toEqual([
    405,
    "GET, HEAD",
    false,
  ]);
});
