import { buildSchema, parse, validate } from "graphql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isUnderstood, sendUnderstood, understoodPart } from "~/provider/capabilities.server";
import type { GraphqlError } from "~/provider/provider-failure";

const settings = vi.hoisted(() => ({ providerUrl: "http://host.example" as string | undefined }));
vi.mock("~/settings/settings.server", () => ({ currentSettings: () => settings }));

const plain = buildSchema("type Query { customer: Customer } type Customer { firstname: String }");

/** A document that no other test has used. */
let count = 0;
function documentOf(fields: string): string {
  count += 1;
  return `query Q${count} { customer { ${fields} } }`;
}

/** The response of a plain host; counts the requests. */
const host = vi.fn(async (text: string): Promise<GraphqlError[] | null> => {
  return validate(plain, parse(text)).map((error) => error.toJSON() as GraphqlError);
});
const sends = async (text: string) => ({ errors: (await host(text)) ?? [] });

beforeEach(() => {
  settings.providerUrl = "http://host.example";
  host.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the check whether a host supports a document", () => {
  it("is requested once for concurrent callers", async () => {
    const document = documentOf("firstname");
    const responses = await Promise.all(Array.from({ length: 20 }, () => isUnderstood(document, host)));
    expect(responses).toEqual(Array(20).fill(true));
    expect(host).toHaveBeenCalledTimes(1);
  });

  it("skips every field", async () => {
    await isUnderstood(documentOf("firstname"), host);
    expect(host.mock.calls[0][0]).toContain("customer @skip(if: true)");
  });

  it("is negative when nothing is supported, for twelve hours", async () => {
    const document = documentOf("points");
    expect(await isUnderstood(document, host)).toBe(false);
    vi.advanceTimersByTime(12 * 60 * 60_000 - 1);
    expect(await isUnderstood(document, host)).toBe(false);
    expect(host).toHaveBeenCalledTimes(1);

    vi.advanceTimersByTime(1);
    host.mockResolvedValueOnce([]);
    expect(await isUnderstood(document, host)).toBe(true);
  });

  it("is positive when a part is supported, which is sent from then on", async () => {
    const document = documentOf("firstname points");
    expect(await isUnderstood(document, host)).toBe(true);
    const part = understoodPart(document) ?? "";
    expect(part).toContain("firstname");
    expect(part).not.toMatch(/points|skip/);
  });

  it("stays open without a response, and is repeated", async () => {
    const document = documentOf("points");
    host.mockResolvedValueOnce(null);
    expect(await isUnderstood(document, host)).toBe(true);
    expect(understoodPart(document)).toBe(document);
    expect(await isUnderstood(document, host)).toBe(false);
  });
});

describe("a sent document", () => {
  it("is sent again without unsupported parts, and always without them afterwards", async () => {
    const document = documentOf("firstname points");
    expect(await sendUnderstood(document, sends)).toEqual({ errors: [] });
    expect(host).toHaveBeenCalledTimes(2);
    await sendUnderstood(document, sends);
    expect(host).toHaveBeenCalledTimes(3);
  });

  it("is not sent again when nothing is supported", async () => {
    const document = documentOf("points");
    expect(await sendUnderstood(document, sends)).toBeNull();
    expect(await sendUnderstood(document, sends)).toBeNull();
    expect(host).toHaveBeenCalledTimes(1);
  });

  it("keeps errors of another kind", async () => {
    const rejection: GraphqlError = { message: "The cart isn't active." };
    host.mockResolvedValueOnce([rejection]);
    expect(await sendUnderstood(documentOf("firstname"), sends)).toEqual({ errors: [rejection] });
    expect(host).toHaveBeenCalledTimes(1);
  });
});

describe("the embedded engine", () => {
  beforeEach(() => {
    settings.providerUrl = undefined;
  });

  it("is never checked", async () => {
    expect(await isUnderstood(documentOf("points"), host)).toBe(true);
    expect(host).not.toHaveBeenCalled();
  });

  it("is sent every document whole, once", async () => {
    const document = documentOf("points");
    await sendUnderstood(document, sends);
    expect(host.mock.calls).toEqual([[document]]);
  });
});
