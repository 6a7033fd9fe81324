import { describe, expect, test } from "vitest";
import { TextResponse } from "~/text-response.server";

const TEXT = `{"name":"Zoë${" the dog".repeat(10_000)}"}`;
const opened = () =>
  new TextResponse(TEXT, {
    status: 503,
    headers: { "Content-Type": "application/json", "Retry-After": "10" },
  });

describe("a response with a text", () => {
  test("has its status and headers", () => {
    const { status, ok, headers } = opened();
    expect([status, ok, headers.get("Retry-After")]).toEqual([503, false, "10"]);
    expect(opened()).toBeInstanceOf(Response);
  });

  test("can be read in each form", async () => {
    expect(await opened().text()).toBe(TEXT);
    expect(await opened().json()).toEqual(JSON.parse(TEXT));
    expect(Buffer.from(await opened().arrayBuffer()).toString()).toBe(TEXT);
    expect(await new Response(opened().body).text()).toBe(TEXT);
    expect(await (await opened().blob()).text()).toBe(TEXT);
  });

  test("can be copied, whole or as a part of another", async () => {
    const copy = opened().clone();
    expect([copy.status, copy.headers.get("Retry-After"), await copy.text()]).toEqual([503, "10", TEXT]);
    const { body, status, headers } = opened();
    const other = new Response(body, { status, headers });
    expect([other.status, await other.text()]).toEqual([503, TEXT]);
  });
});
