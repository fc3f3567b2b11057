import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { bucketCalls, type BucketKeys, bucketUploads } from "./bucket-uploads";
import { diskUploads, KeptFiles } from "./disk-uploads";
import { openS3Server, s3Signature, sha256 } from "./testing/s3-server";
import { UploadsAway, type UploadStore } from "./upload-address";
let folder: string;
const server = forAllTests(openS3Server);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "uploads-"));
  server.mode("answers");
  server.objects.clear();
  server.calls.length = 0;
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const patience = { answer: 700, whole: 1_200, put: 1_200, rest: 1_000 };
/** A site of its own: nothing on its disk yet. */
function site(name = "one", { keys = server.keys, room = 1e9 }: { keys?: BucketKeys; room?: number } = {}) {
  return bucketUploads({
    calls: bucketCalls(server.bucket, keys, patience),
    kept: new KeptFiles(path.join(folder, name, "kept"), room),
    earlier: diskUploads(path.join(folder, name, "uploads")),
  });
}
const stores: Record<string, () => UploadStore> = {
  disk: () => diskUploads(folder),
  bucket: () => site(),
};
const tower = Buffer.from("the bytes of a tower");
const away = async (tried: Promise<unknown>) =>
  tried.then(
    () => null,
    (error: unknown) => (error instanceof UploadsAway ? error.why : error),
  );
const logged = () => vi.mocked(process.stderr.write).mock.calls.map(([line]) => String(line));

describe.each(Object.keys(stores))("uploads on: %s", (kind) => {
  test("what is kept has an address by its bytes, and is found there", async () => {
    const store = stores[kind]!();
    const address = await store.keep("picture", "lake-view", tower);
    expect(address).toMatch(/^\/media\/uploads\/lake-view-[0-9a-f]{16}\.jpg$/);
    expect(await store.keep("picture", "lake-view", tower)).toBe(address);
    expect(readFileSync((await store.find(address))!)).toEqual(tower);
    expect(store.mayHave(address)).toBe(true);
    const brochure = await store.keep("brochure", "lake-view", Buffer.from("%PDF-1.7"));
    expect(brochure).toMatch(/^\/brochures\/uploads\/lake-view-[0-9a-f]{16}\.pdf$/);
    expect(readFileSync((await store.find(brochure))!, "utf8")).toBe("%PDF-1.7");
  });

  test("the file of an address keeps its time, whoever sends it again", async () => {
    const store = stores[kind]!();
    const address = await store.keep("picture", "lake-view", tower);
    const before = statSync((await store.find(address))!).mtimeMs;
    await store.keep("picture", "lake-view", tower);
    expect(statSync((await store.find(address))!).mtimeMs).toBe(before);
  });

  test("what nobody uploaded is not there, and no address leads elsewhere", async () => {
    const store = stores[kind]!();
    expect(await store.find("/media/uploads/none-0123456789abcdef.jpg")).toBeNull();
    for (const other of [
      ...["/media/tower.jpg", "/media/uploads/../secret.jpg", "/media/uploads/a/b-0123456789abcdef.jpg"],
      ...["/media/uploads/a-0123456789abcdef.svg", "/brochures/uploads/%2e%2e.pdf", "/media/uploads/a.jpg"],
    ]) {
      expect(await store.find(other), other).toBeNull();
      expect(store.mayHave(other), other).toBe(false);
    }
  });
});

test("the server of these tests checks signatures as Amazon publishes them", () => {
  const bodyHash = sha256("");
  const signed = s3Signature("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "us-east-1", {
    ...{ method: "GET", path: "/test.txt", query: "", bodyHash, time: "20130524T000000Z" },
    headers: [
      ["host", "examplebucket.s3.amazonaws.com"],
      ["range", "bytes=0-9"],
      ["x-amz-content-sha256", bodyHash],
      ["x-amz-date", "20130524T000000Z"],
    ],
  });
  expect(signed).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
});

test("what one site took, another serves with the same time; each asks for it once", async () => {
  const address = await site("one").keep("picture", "lake-view", tower);
  expect([...server.objects.keys()]).toEqual([`site/one${address}`]);
  expect(server.objects.get(`site/one${address}`)?.type).toBe("image/jpeg");
  server.calls.length = 0;
  const two = site("two");
  const [file, same] = await Promise.all([two.find(address), two.find(address)]);
  expect([same, readFileSync(file!)]).toEqual([file, tower]);
  expect(await two.find(address)).toBe(file);
  expect(server.calls).toEqual([`GET /uploads-of-tests/site/one${address}`]);
  expect(statSync(file!).mtime).toEqual(new Date("2026-11-20T10:00:00Z"));
});

test("what was uploaded to the disk before is served from there", async () => {
  const earlier = diskUploads(path.join(folder, "one", "uploads"));
  const address = await earlier.keep("picture", "before", tower);
  expect(await site().find(address)).toBe(await earlier.find(address));
  expect(server.calls).toEqual([]);
});

test("the copies on the disk have a bound, and what was asked for last stays", async () => {
  const store = site("one", { room: 250 });
  const addresses: string[] = [];
  for (const at of [1, 2, 3, 4])
    addresses.push(await store.keep("picture", `tower-${at}`, Buffer.alloc(100, at)));
  const names = () => readdirSync(path.join(folder, "one/kept/media/uploads")).sort();
  expect(names()).toEqual(addresses.slice(2).map((address) => path.basename(address)));
  expect(readFileSync((await store.find(addresses[0]!))!)).toEqual(Buffer.alloc(100, 1));
  expect(names()).toHaveLength(2);
});

test.each(["hangs", "fails", "stalls"] as const)(
  "a bucket that %s is given up and said to be away",
  async (mode) => {
    const address = await site("one").keep("picture", "lake-view", tower);
    const kept = await site("one").find(address);
    const two = site("two");
    server.mode(mode);
    expect(await away(two.find(address))).toBe("away");
    // Nobody waits for it again so soon, and what is kept is served.
    const calls = server.calls.length;
    expect(await away(two.find(address))).toBe("away");
    expect(await away(two.keep("picture", "other", Buffer.from("other")))).toBe("away");
    expect(server.calls).toHaveLength(calls);
    expect(await site("one").find(address)).toBe(kept);
    expect(logged().filter((line) => line.includes("The bucket of MEDIA_STORE is away"))).toHaveLength(1);

    server.mode("answers");
    await vi.waitFor(async () => expect(await two.find(address)).not.toBeNull(), 6_000);
  },
);

test("few wait for a bucket that does not answer", async () => {
  server.mode("hangs");
  const one = site();
  const asked = Array.from({ length: 200 }, (_, at) =>
    away(one.find(`/media/uploads/tower-${String(at).padStart(16, "0")}.jpg`)),
  );
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["away"]));
  expect(server.calls.length).toBeLessThanOrEqual(4);
});

test.each([
  ["another secret", { secretAccessKey: "wrong" }, "SignatureDoesNotMatch"],
  ["an unknown key", { accessKeyId: "OTHER" }, "InvalidAccessKeyId"],
])("%s is told in the log, without the secret", async (_, keys, code) => {
  const store = site("one", { keys: { ...server.keys, ...keys } });
  const refusal = await store.keep("picture", "lake-view", tower).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ why: "refused", reason: "unavailable" });
  expect(String(refusal)).toMatch(/refuses this site’s keys\. Nothing was changed/);
  expect(server.objects.size).toBe(0);
  const line = logged().find((each) => each.includes(code));
  expect(line).toContain("refuses AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
  expect(logged().join("")).not.toContain("a/secret");
});

test("a bucket that is not there, or has other bytes, is no missing picture", async () => {
  const elsewhere = bucketUploads({
    calls: bucketCalls({ ...server.bucket, name: "nobodys" }, server.keys, patience),
    kept: new KeptFiles(path.join(folder, "kept"), 1e9),
    earlier: diskUploads(folder),
  });
  expect(await away(elsewhere.find("/media/uploads/a-0123456789abcdef.jpg"))).toBe("away");
  const address = await site("one").keep("picture", "lake-view", tower);
  server.objects.get(`site/one${address}`)!.bytes = Buffer.from("cut");
  expect(await away(site("two").find(address))).toBe("away");
});
