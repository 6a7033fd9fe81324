import { expect, test } from "vitest";
import { findLink } from "~/engine/shared/find-link";

test.each([
  ["Look at http://evil.example/now", "http://evil.example/now"],
  ["Look at HTTPS://evil.example", "HTTPS://evil.example"],
  ["visit www.evil", "www.evil"],
  ["get it at evil.com today", "evil.com"],
  ["bit.ly/abc", "bit.ly/abc"],
  ["write to win@evil.com", "win@evil.com"],
  ["evil．com", "evil.com"],
  ["evil。com", "evil.com"],
  ["evil.\u200Bcom", "evil.com"],
  ["ev\u00ADil.com", "evil.com"],
  ["ftp://evil", "ftp://evil"],
  ["see 192.0.2.7/prize", "192.0.2.7/prize"],
])("finds the URL in “%s”", (text, link) => expect(findLink(text)).toBe(link));

test.each([
  "Happy birthday, Otto! You're 3.5 years old.",
  "P.O. Box 12",
  "123 Main St.",
  "With love, Mr. and Mrs. Smith...",
  "See you at 5 p.m. or 6:30",
  "50% :) and 1/2",
])("finds no URL in “%s”", (text) => expect(findLink(text)).toBeNull());
