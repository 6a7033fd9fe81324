import { describe, expect, test, vi } from "vitest";
import { pictureMemory } from "~/engine/designs/picture-memory";

describe("a picture that is asked for again", () => {
  test("is drawn once", async () => {
    const remembered = pictureMemory<string>({ most: 2, longest: 10 });
    const draw = vi.fn(async () => "small");
    expect([await remembered("one", draw), await remembered("one", draw)]).toEqual(["small", "small"]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test("is drawn anew when it is too long to be kept, once for all who ask meanwhile", async () => {
    const remembered = pictureMemory<string>({ most: 2, longest: 10 });
    const draw = vi.fn(async () => "longer than ten");
    await Promise.all([remembered("one", draw), remembered("one", draw)]);
    expect(draw).toHaveBeenCalledTimes(1);
    await remembered("one", draw);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test("is tried again when it could not be drawn", async () => {
    const remembered = pictureMemory<string>({ most: 2, longest: 10 });
    await expect(remembered("one", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    expect(await remembered("one", async () => "back")).toBe("back");
  });
});
