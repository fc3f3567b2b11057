import { beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { findFreePort } from "@/lib/process/free-port";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { httpBackend } from "./http";
import { openHttpServer } from "./testing/http-server";

/* A backend that fails as each test defines: one answer per request, the last one for all further requests. */
const server = forAllTests(() =>
  openHttpServer((request) => {
    asked.push(new URL(request.url).pathname);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return answer ? answer() : new Response(null, { status: 500 });
  }),
);
let answers: (() => Response | Promise<Response>)[] = [];
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

const backend = (timeoutMs?: number) => httpBackend(`${server.url}/api/v1`, timeoutMs);
const states = { status: true, data: [{ id: 1, name: "Telangana" }] };
const ok = () => Response.json(states);
const failing = (status: number) => () => Response.json({ status: false, message: "No." }, { status });
const never = () => new Promise<Response>(() => undefined);

test("a 5xx is asked once more", async () => {
  answers = [failing(503), ok];
  expect(await backend().listStates()).toEqual(states.data);
  expect(asked).toEqual(["/api/v1/states/getallstates", "/api/v1/states/getallstates"]);
});

test("a 5xx twice rejects, and is not asked a third time", async () => {
  answers = [failing(500), failing(502), ok];
  await expect(backend().listStates()).rejects.toThrow("/states/getallstates answered 502");
  expect(asked).toHaveLength(2);
});

test.each([400, 401, 429])("%i rejects at once", async (status) => {
  answers = [failing(status), ok];
  await expect(backend().listStates()).rejects.toThrow(`/states/getallstates answered ${status}`);
  expect(asked).toHaveLength(1);
});

test("a backend without the call for the map has none, without a failure", async () => {
  answers = [failing(404)];
  expect(await backend().readMap(projectQuerySchema.parse({ bounds: "17.1,78.2,17.6,78.6" }))).toBeNull();
  expect(asked).toHaveLength(1);
});

test("404 is null for one thing, and a failure for a list", async () => {
  answers = [failing(404)];
  expect(await backend().getProject("7", "property")).toBeNull();
  expect(await backend().getBlogPost("a-post")).toBeNull();
  expect(await backend().listSimilarProjects("7", 3)).toBeNull();
  await expect(backend().listStates()).rejects.toThrow("answered 404");
});

test.each<[string, () => Response]>([
  ["half of the JSON", () => new Response('{"status": true, "data": [')],
  ["HTML", () => new Response("<html>Welcome</html>", { headers: { "Content-Type": "text/html" } })],
  ["nothing", () => new Response("")],
  ["a failure with 200", () => Response.json({ status: false, message: "No." })],
  ["another shape", () => Response.json({ status: true, data: [{ id: 1 }] })],
  ["an object for a list", () => Response.json({ status: true, data: {} })],
])("%s rejects", async (_, answer) => {
  answers = [answer];
  await expect(backend().listStates()).rejects.toThrow();
});

test("fields that the contract doesn't know are left behind, what it knows by default is filled in", async () => {
  answers = [() => Response.json({ status: true, data: [{ id: "x-1", name: "Home", secret: 1 }] })];
  const [project] = await backend().listRecentProjects(1);
  expect(project).toMatchObject({ id: "x-1", name: "Home", floorplans: [], isPlot: false, isActive: true });
  expect(project).not.toHaveProperty("secret");
});

test("a backend that doesn't answer in time is asked once more, then given up", async () => {
  answers = [never, ok];
  expect(await backend(1_000).listStates()).toEqual(states.data);
  asked = [];
  answers = [never];
  await expect(backend(500).listStates()).rejects.toThrow(/timeout|aborted/i);
  expect(asked).toHaveLength(2);
});

test("a backend that is not there rejects", async () => {
  const nobody = httpBackend(`http://127.0.0.1:${await findFreePort()}/api/v1`);
  await expect(nobody.listStates()).rejects.toThrow();
});
