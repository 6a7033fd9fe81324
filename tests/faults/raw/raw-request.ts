import { type Body, bodyOf, documentBody } from "./bodies";
import type { Dice } from "./dice";
import { brokenHeaders, plainHeaders } from "./header-lines";
import { brokenTarget, pathTarget } from "./targets";

const METHODS = ["GET", "GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"];
const OTHER_METHODS = [
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "LINK",
  "M-SEARCH",
  "QUERY",
  "get",
  "G ET",
  "",
  "GET\t",
  "\0",
];
const VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "HTTP/1.1 x"];

/** A valid HTTP request with any content, which must be answered. @param secret signs cookies */
export async function plainRequest(dice: Dice, secret: string): Promise<Buffer> {
  const method = dice.pick(METHODS);
  const target = pathTarget(dice);
  const lines = [`${method} ${target} HTTP/1.1`, "Host: shop.example", ...(await plainHeaders(dice, secret))];
  if (method === "GET" || method === "HEAD" || dice.chance(0.1)) return message(lines, Buffer.alloc(0));
  const body = target.startsWith("/graphql") && dice.chance(0.8) ? documentBody(dice) : bodyOf(dice);
  return dice.chance(0.2) ? chunkedMessage(dice, lines, body) : wholeMessage(lines, body);
}

/** A malformed request: its first line, headers, length, or end. @param secret signs cookies */
export async function brokenRequest(dice: Dice, secret: string): Promise<Buffer> {
  const method = dice.chance(0.4) ? dice.pick(OTHER_METHODS) : dice.pick(METHODS);
  const target = dice.chance(0.4) ? brokenTarget(dice) : pathTarget(dice);
  const version = dice.chance(0.8) ? "HTTP/1.1" : dice.pick(VERSIONS);
  const host = dice.chance(0.9) ? ["Host: shop.example"] : [];
  const broken = dice.chance(0.7) ? brokenHeaders(dice) : [];
  const headers = [...host, ...(await plainHeaders(dice, secret)), ...broken];
  const lines = [`${method} ${target} ${version}`, ...shuffled(dice, headers)];
  const whole = wholeMessage(lines, bodyOf(dice), dice.chance(0.2) ? dice.below(20) - 10 : 0);
  return dice.chance(0.5) ? whole.subarray(0, dice.below(whole.length)) : whole;
}

/** @param surplus bytes by which Content-Length exceeds the body */
function wholeMessage(lines: string[], { type, bytes }: Body, surplus = 0): Buffer {
  return message([...lines, `Content-Type: ${type}`, `Content-Length: ${bytes.length + surplus}`], bytes);
}

function chunkedMessage(dice: Dice, lines: string[], { type, bytes }: Body): Buffer {
  const half = dice.below(bytes.length + 1);
  const chunks = [bytes.subarray(0, half), bytes.subarray(half)].filter(({ length }) => length > 0);
  const body = chunks.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from("\r\n"),
  ]);
  return message(
    [...lines, `Content-Type: ${type}`, "Transfer-Encoding: chunked"],
    Buffer.concat([...body, Buffer.from("0\r\n\r\n")]),
  );
}

function message(lines: string[], body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}

function shuffled<Item>(dice: Dice, items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: dice.below(1000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
