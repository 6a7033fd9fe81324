import { expect, it } from "vitest";
import { nameVisitor } from "../../../scripts/name-visitor.mjs";

function named(remoteAddress: string | undefined, headers: Record<string, string> = {}) {
  const request = { socket: { remoteAddress }, headers };
  nameVisitor(request as never, {} as never, () => {});
  return request.headers["x-forwarded-for"];
}

it.each(["203.0.113.7", "::ffff:203.0.113.7", "2001:db8::7"])("names %s, who comes from afar", (address) => {
  expect(named(address)).toBe(address);
});

it.each(["127.0.0.1", "::1", "::ffff:10.1.2.3", "192.168.0.4", "172.20.0.1", "fe80::1%eth0", "fd00::2"])(
  "does not take %s, which may be a proxy, for a visitor",
  (address) => {
    expect(named(address)).toBeUndefined();
  },
);

it("believes a proxy that names somebody", () => {
  const headers = { "x-forwarded-for": "198.51.100.1" };
  expect(named("203.0.113.7", headers)).toBe("198.51.100.1");
});

it("names nobody when the line is gone", () => {
  expect(named(undefined)).toBeUndefined();
});
