import { LRUCache } from "lru-cache";
import { expect, it } from "vitest";
import { cacheLimits, loadingCache, textBytes } from "~/memory-cache.server";

const MEGABYTE = 2 ** 20;

it("evicts the least recently read entries beyond its budget", async () => {
  const read = loadingCache<Buffer>("socialPictures", ({ length }) => length);
  const loads: string[] = [];
  const get = (key: string) =>
    read(key, async () => {
      loads.push(key);
      return Buffer.alloc(MEGABYTE);
    });
  for (const key of ["a", "b", "c", "a", "d", "a", "b"]) await get(key);
  expect(loads).toEqual(["a", "b", "c", "d", "b"]);
});

it("does not cache a value larger than its budget, but returns it", async () => {
  const read = loadingCache<string>("merchantHtml", textBytes);
  let loads = 0;
  const load = async () => {
    loads += 1;
    return "é".repeat(MEGABYTE + 1);
  };
  expect(await read("large", load)).toHaveLength(MEGABYTE + 1);
  await read("large", load);
  expect(loads).toBe(2);
});

it("shares one load among concurrent requests, and loads again after a failure", async () => {
  const read = loadingCache<string>("merchantHtml", textBytes);
  let loads = 0;
  const fail = async () => {
    loads += 1;
    throw new Error("no paper");
  };
  const both = await Promise.allSettled([read("page", fail), read("page", fail)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(loads).toBe(1);
  expect(await read("page", async () => undefined)).toBeUndefined();
  expect(await read("page", async () => "text")).toBe("text");
});

it("counts keys and empty values, so that many small entries are limited, too", () => {
  const cache = new LRUCache<string, string>(cacheLimits("merchantHtml", textBytes));
  for (let index = 0; index < 20_000; index += 1) cache.set(`key ${index}`, "");
  expect(cache.size).toBeLessThan(10_000);
});
