import { describe, expect, test } from "vitest";
import { readLink } from "~/design/codes/link";

describe("what a QR code opens", () => {
  test.each([
    ["https://example.com/rex", "https://example.com/rex"],
    ["example.com/rex?a=1#b", "https://example.com/rex?a=1#b"],
    ["  https://Example.com/  ", "https://example.com"],
    ["http://example.com", "http://example.com"],
    ["https://bücher.example/Käse", "https://xn--bcher-kva.example/K%C3%A4se"],
    ["(555) 010-0100", "tel:+15550100100"],
    ["+49 30 1234567", "tel:+49301234567"],
  ])("%s", (text, link) => {
    expect(readLink(text)).toEqual({ link });
  });

  test.each([
    "",
    "Rex",
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:rex@example.com",
    "https://bank.com@example.com",
    "two words.com",
    "12345 678 9012 3456 789",
    `https://example.com/${"x".repeat(200)}`,
  ])("not %s", (text) => {
    expect(readLink(text)).toHaveProperty("problem");
  });
});
