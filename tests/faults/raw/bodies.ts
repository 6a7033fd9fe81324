import { gzipSync } from "node:zlib";
import type { Dice } from "./dice";
import { graphqlBody } from "./graphql-documents";
import { hostileText } from "./hostile-text";

export interface Body {
  type: string;
  bytes: Buffer;
}

const FIELDS = [
  "intent email password firstname lastname telephone street city region postcode country quantity uid code message",
  "question answer nickname name terms order_number token giftcard points photo file document design command",
  "recipient_name recipient_email sender delivery_date wish reason claim gst_company title summary text ratings sku",
]
  .join(" ")
  .split(" ");
const INTENTS = [
  "update-quantity remove restore save move-saved duplicate gift-options order-notes apply-coupon estimate-delivery",
  "address method payment place log-in register upload crop undo resend",
]
  .join(" ")
  .split(" ");

const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const MAKERS = [
  formBody,
  formBody,
  multipartBody,
  multipartBody,
  jsonBody,
  documentBody,
  documentBody,
  junkBody,
];

export function bodyOf(dice: Dice): Body {
  return dice.pick(MAKERS)(dice);
}

/** A body for a path that accepts only one kind. */
export function documentBody(dice: Dice): Body {
  return {
    type: dice.pick(["application/json", "application/json; charset=utf-8"]),
    bytes: Buffer.from(graphqlBody(dice)),
  };
}

function formBody(dice: Dice): Body {
  const fields = Array.from({ length: dice.below(8) }, () => fieldOf(dice).map(encodeURIComponent).join("="));
  const text = dice.chance(0.1) ? `${fields.join("&")}&%zz=%&=&&` : fields.join("&");
  return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(text) };
}

function fieldOf(dice: Dice): string[] {
  if (dice.chance(0.3)) return ["intent", dice.pick(INTENTS)];
  return [dice.chance(0.9) ? dice.pick(FIELDS) : hostileText(dice), hostileText(dice)];
}

function multipartBody(dice: Dice): Body {
  const boundary = dice.pick(["----paws", "x", "a".repeat(70), "--"]);
  const parts = Array.from({ length: dice.below(5) }, () => part(dice, boundary));
  const end = dice.pick([`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, "", "--\r\n"]);
  const named = dice.pick([boundary, boundary, boundary, boundary, `"${boundary}"`, "other", ""]);
  return {
    type: `multipart/form-data${dice.chance(0.95) ? `; boundary=${named}` : ""}`,
    bytes: Buffer.concat([...parts, Buffer.from(end)]),
  };
}

function part(dice: Dice, boundary: string): Buffer {
  const [name, value] = fieldOf(dice);
  const isFile = dice.chance(0.4);
  const file = isFile ? `; filename="${dice.pick(["paw.png", "", "a/../b.png", hostileText(dice)])}"` : "";
  const type = isFile
    ? `\r\nContent-Type: ${dice.pick(["image/png", "image/svg+xml", "text/html", "/"])}`
    : "";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`;
  const content = isFile ? fileContent(dice) : Buffer.from(value);
  return Buffer.concat([Buffer.from(head), content, Buffer.from(dice.chance(0.95) ? "\r\n" : "")]);
}

function fileContent(dice: Dice): Buffer {
  return dice.pick([
    DOT,
    DOT.subarray(0, dice.below(DOT.length)),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
    Buffer.from("GIF89a"),
    Buffer.from("RIFF\x20\0\0\0WEBPVP8 ", "latin1"),
    Buffer.alloc(0),
    noise(dice, 2000),
  ]);
}

function jsonBody(dice: Dice): Body {
  const text = dice.pick([
    "null",
    "[]",
    "{}",
    "{",
    '"',
    "1e999",
    "[".repeat(20_000),
    '{"__proto__":{"admin":true}}',
    `{"query":${JSON.stringify(hostileText(dice))}}`,
    `{"query":"{__typename}","variables":${JSON.stringify(hostileText(dice))},"operationName":7}`,
    `[${'{"query":"{__typename}"},'.repeat(30)}{"query":"{__typename}"}]`,
    `{"cartItem":{"sku":${JSON.stringify(hostileText(dice))},"qty":-1e9,"quote_id":[]}}`,
    `{"email":${JSON.stringify(hostileText(dice))},"password":${JSON.stringify(hostileText(dice))}}`,
  ]);
  return {
    type: dice.pick(["application/json", "application/graphql", "application/json;charset=\0"]),
    bytes: Buffer.from(text),
  };
}

function junkBody(dice: Dice): Body {
  const bytes = dice.chance(0.2) ? gzipSync(noise(dice, 3000)) : noise(dice, 3000);
  return {
    type: dice.pick([
      "",
      "text/plain",
      "image/png",
      "application/octet-stream",
      "*/*",
      "a;b;c=",
      "multipart/mixed",
    ]),
    bytes,
  };
}

function noise(dice: Dice, maxLength: number): Buffer {
  return Buffer.from(Array.from({ length: dice.below(maxLength) }, () => dice.below(256)));
}
