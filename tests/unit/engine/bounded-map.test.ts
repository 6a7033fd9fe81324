import { describe, expect, it } from "vitest";
import { BoundedMap } from "~/engine/shared/bounded-map";

describe("a bounded map", () => {
  it("evicts the least recently used entry", () => {
    const map = new BoundedMap<string, number>(2);
    map.set("a", 1);
    map.set("b", 2);
    map.get("a");
    map.set("c", 3);
    expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
  });

  it("may weigh its entries, each counted once however often it is set", () => {
    const map = new BoundedMap<string, number>(10, (key) => key.length);
    map.set("aaaa", 1);
    map.set("aaaa", 2);
    map.set("bbbbb", 3);
    expect([map.get("aaaa"), map.get("bbbbb")]).toEqual([2, 3]);
    map.set("cccccc", 4);
    expect([map.get("aaaa"), map.get("bbbbb"), map.get("cccccc")]).toEqual([undefined, undefined, 4]);
    map.delete("cccccc");
    map.set("dddddddddd", 5);
    expect(map.get("dddddddddd")).toBe(5);
  });

  it("does not store an entry heavier than its limit", () => {
    const map = new BoundedMap<string, number>(3, (key) => key.length);
    map.set("b", 2);
    map.set("aaaa", 1);
    expect([map.get("aaaa"), map.get("b")]).toEqual([undefined, 2]);
  });
});
