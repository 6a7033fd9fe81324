import { expect, test } from "vitest";
import { displayName } from "~/engine/mail/display-name";

test.each([
  "Ada",
  "Mary-Jo St. Clair",
  "O'Brien",
  "Bob & Ann",
  "José María",
  "Łukasz",
  "王小明",
  "Smith Jr.",
])("“%s” is accepted", (name) => expect(displayName(` ${name} `)).toBe(name));

test.each([
  "Win $500 at http://evil.example",
  "evil.com",
  "evil．com",
  "ada@example.com",
  "Call 5551234567",
  "Free!",
  "50% off",
  "evil dot com",
  "www evil com",
  "Your prize is waiting for you",
  "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "Ada\u200B.com",
  "",
])("“%s” is left out", (name) => expect(displayName(name)).toBeNull());
