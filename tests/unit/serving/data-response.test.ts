import { describe, expect, test, vi } from "vitest";
import { DataResponse } from "~/data-response.server";

const DATA = { name: "Zoë", sizes: ["8x10", "11x14"], frame: null, note: undefined };
const TEXT = JSON.stringify(DATA);

describe("a response with data", () => {
  test("gives the data as they are, and as text in JSON", async () => {
    const response = new DataResponse(DATA, { status: 201 });
    expect(await response.json()).toBe(DATA);
    expect(await response.text()).toBe(TEXT);
    expect(await new Response(response.body).text()).toBe(TEXT);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      201,
      "application/json; charset=utf-8",
    ]);
  });

  test("keeps the headers that it is given", () => {
    const headers = { "Content-Type": "application/ld+json", "Cache-Control": "no-store" };
    const { headers: kept } = new DataResponse(DATA, { headers }).clone();
    expect([kept.get("Content-Type"), kept.get("Cache-Control")]).toEqual([
      "application/ld+json",
      "no-store",
    ]);
  });

  test("is not written while only its data are read", async () => {
    const data = { toJSON: vi.fn(() => "written") };
    const response = new DataResponse<unknown>(data);
    expect(response.body).not.toBeNull();
    expect(await response.json()).toBe(data);
    expect(data.toJSON).not.toHaveBeenCalled();
  });
});
