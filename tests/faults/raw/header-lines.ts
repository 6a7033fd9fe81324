import { createCookie } from "@remix-run/node";
import type { Dice } from "./dice";
import { hostileText } from "./hostile-text";

const COOKIES = [
  "MPC_CID MPC_CUSTOMER MPC_DEVICE MPC_LOGIN_EMAIL MPC_CARTID PRICE_CACHE MPC_TOOL_DATA MPC_TOOL_DRAFT ORDER_DATA",
  "MPC_REDIRECT MPC_PASSWORD_LINK MPC_MESSAGE MPC_RECENT MPC_ESTIMATE MPC_CONSENT MPC_TRAFFIC_SOURCE MPC_SOCIAL",
  "REFER_CODE MPC_DEVELOPER XSRF-TOKEN __proto__",
]
  .join(" ")
  .split(" ");

/** Values by header, for every header that any part of the stack reads. */
const VALUES: Record<string, readonly string[]> = {
  Accept: [
    "*/*",
    "text/html",
    "application/json",
    "image/*;q=x",
    "text/html;q=0, application/json",
    "/",
    ",,,",
  ],
  "Accept-Encoding": ["gzip", "br", "gzip;q=0", "*;q=0, identity;q=0", "deflate, gzip;q=9"],
  "Accept-Language": ["en-US", "*;q=nope"],
  Authorization: ["Bearer", "Bearer x", "Basic Og==", "Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "\u00ff"],
  Connection: ["keep-alive", "close", "Host, Content-Length"],
  "If-Modified-Since": ["Thu, 01 Jan 1970 00:00:00 GMT", "yesterday"],
  "If-None-Match": ["*", 'W/"a"', '"', '"a", "b"'],
  "If-Range": ['"a"', "x"],
  Origin: ["null", "http://shop.example", "http://[", "https://evil.example"],
  Purpose: ["prefetch"],
  Range: ["bytes=0-", "bytes=-1", "bytes=9999999-", "bytes=1-0", "lines=1", "bytes=0-0,2-3,-1"],
  Referer: ["http://shop.example/pet-mugs", "http://shop.example//", "http://[", "data:,x", "about:blank"],
  "Sec-Fetch-Site": ["same-origin", "cross-site", "none", "x"],
  Store: ["mpc", "neon", "default", "__proto__", ""],
  TE: ["trailers"],
  Upgrade: ["websocket", "h2c"],
  "User-Agent": ["Mozilla/5.0", ""],
  designOwner: ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
  "X-HTTP-Method-Override": ["DELETE", "TRACE"],
  "X-Request-Id": ["proxy-named-1", "a b"],
  "X-XSRF-TOKEN": ["x"],
  "X-Remix-Response": ["yes"],
};
const NAMES = Object.keys(VALUES);

const FORWARDED: Record<string, readonly string[]> = {
  "X-Forwarded-For": [
    "203.0.113.9",
    "203.0.113.9, unknown",
    "::1",
    "[::1]:80",
    "999.1.1.1",
    "<b>",
    ",",
    "2001:db8::1",
  ],
  "X-Forwarded-Host": ["shop.example", "a, b", "[", "a b", "evil.example:99999", "@"],
  "X-Forwarded-Proto": ["https", "http", "ht tp", "javascript", "https, http", "\u00e9"],
  "X-Forwarded-Port": ["443", "x"],
  Forwarded: ["for=x;proto=ht tp", 'host="['],
  "X-Real-IP": ["x"],
};

/** Valid header lines with unexpected values. @param secret signs cookies */
export async function plainHeaders(dice: Dice, secret: string): Promise<string[]> {
  const lines = [`X-Forwarded-For: 198.51.100.${dice.below(250)}`];
  for (let count = dice.below(6); count > 0; count -= 1) {
    const name = dice.pick(NAMES);
    const value = dice.chance(0.8) ? dice.pick(VALUES[name]) : printable(hostileText(dice));
    lines.push(`${name}: ${value}`);
  }
  if (dice.chance(0.4)) lines.push(`Cookie: ${await cookies(dice, secret)}`);
  return lines;
}

/** Header lines that conflict with others, or are invalid. */
export function brokenHeaders(dice: Dice): string[] {
  return Array.from({ length: 1 + dice.below(3) }, () => brokenLine(dice));
}

function brokenLine(dice: Dice): string {
  if (dice.chance(0.4)) {
    const name = dice.pick(Object.keys(FORWARDED));
    return `${name}: ${dice.chance(0.7) ? dice.pick(FORWARDED[name]) : printable(hostileText(dice))}`;
  }
  return dice.pick([
    "Host: other.example",
    "Host: [",
    "Host:",
    "Host: a b",
    `Host: ${printable(hostileText(dice))}`,
    "Content-Length: -1",
    "Content-Length: 5, 6",
    "Content-Length: 99999999999999999999",
    "Content-Length: 0x10",
    "Content-Length: 27262977",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip, chunked",
    "Transfer-Encoding: xchunked",
    "Transfer-Encoding : chunked",
    "Expect: 100-continue",
    "Expect: a miracle",
    "Trailer: Host",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAA\r\nSec-WebSocket-Version: 13",
    "HTTP2-Settings: AAMAAABkAAQAAP__",
    "__proto__: x",
    "constructor: x",
    ": no name",
    "no colon",
    " folded: line",
    "Bad Name: x",
    "X-Nul: a\0b",
    "X-Bytes: \u0080\u00ff",
    "X-Bare: a\nb: c",
    `X-Long: ${"a".repeat(20_000)}`,
    "X-Many: 1\r\n".repeat(150),
    "Set-Cookie: a=b",
    "Cookie: a=b\r\nCookie: %=%; __proto__=1; =;;",
    "X-Forwarded-For: 1.1.1.1\r\nX-Forwarded-For: x",
  ]);
}

/** Cookies, also signed ones: as of a shopper with swapped or outdated cookies. */
async function cookies(dice: Dice, secret: string): Promise<string> {
  const pairs: string[] = [];
  for (let count = 1 + dice.below(4); count > 0; count -= 1) {
    const name = dice.pick(COOKIES);
    const value = dice.pick([
      hostileText(dice),
      "1",
      "a".repeat(32),
      '{"email":1}',
      "[]",
      '["mug-photo"]',
      "/canvas-tool",
    ]);
    if (dice.chance(0.5)) pairs.push(`${name}=${printable(value)}`);
    else pairs.push((await createCookie(name, { secrets: [secret] }).serialize(value)).split(";")[0]);
  }
  return pairs.join(dice.chance(0.9) ? "; " : ";");
}

/** Restricts a text to one line of Latin characters, since others would end or break the header. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?");
}
