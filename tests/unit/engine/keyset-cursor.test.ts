import { expect, test } from "vitest";
import { readCursor } from "~/engine/shared/keyset-page";

const AT = "2026-11-26T12:00:00.000Z";
const cursor = (id: string) => Buffer.from(`${AT} ${id}`).toString("base64url");

test("a cursor names the last entry's time and id", () => {
  expect(readCursor(cursor("123456789"))).toEqual({ at: AT, id: 123456789 });
  expect(readCursor(null)).toBeNull();
});

test("a cursor with an id beyond the database's integers is rejected", () => {
  expect(() => readCursor(cursor("1234567890"))).toThrow("This page doesn't exist.");
});
