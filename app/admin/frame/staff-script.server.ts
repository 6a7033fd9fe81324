import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const FILE = "public/staff.js";
let address: string | undefined;

/** The address of the staff's script, which changes with it: browsers keep the files of `public` for an hour. */
export function staffScript(): string {
  address ??= `/staff.js?v=${createHash("sha256").update(readFileSync(FILE)).digest("hex").slice(0, 12)}`;
  return address;
}
