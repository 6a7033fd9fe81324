import { readFileSync, statSync } from "node:fs";

/** The profile of a shop's press (ICC.1:2010), by which colors become inks. */
export interface PressProfile {
  bytes: Buffer;
  /** Its description, such as "PSO Coated v3". */
  name: string;
}

/** The largest profiles of presses have some 4 MB. */
const MAX_BYTES = 8 * 1024 * 1024;
const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;
const MAX_TAGS = 100;
/** The tables from inks to colors and back, which each profile of a press has. */
const TABLES = ["A2B0", "B2A0"];
const MAX_NAME_LENGTH = 80;
const UNPRINTABLE = /[^\u0020-\u007e\u00a0-\u00ff]/g;

/**
 * Reads the profile of a press from its file.
 * @throws Error whose message completes "The file …" when it cannot be read or is not a profile of CMYK output
 */
export function readPressProfile(path: string): PressProfile {
  const bytes = contentOf(path);
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (bytes.length < HEADER_BYTES + 4 || text(36, 40) !== "acsp") throw new Error("is not an ICC profile");
  if (bytes.readUInt32BE(0) > bytes.length) throw new Error("is an ICC profile that breaks off");
  const [kind, space] = [text(12, 16), text(16, 20)];
  if (kind !== "prtr") throw new Error(`is an ICC profile of the class ${kind}, not of a press (prtr)`);
  if (space !== "CMYK") throw new Error(`is an ICC profile of ${space.trim()}, not of CMYK`);
  const tags = tagsOf(bytes);
  for (const table of TABLES) if (!tags.has(table)) throw new Error(`is an ICC profile without ${table}`);
  return { bytes, name: nameOf(tags.get("desc")) };
}

function contentOf(path: string): Buffer {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) throw new Error("does not exist, or is not a file");
  if (file.size > MAX_BYTES) throw new Error(`is larger than ${MAX_BYTES / 1024 / 1024} MB`);
  try {
    return readFileSync(path);
  } catch {
    throw new Error("cannot be read");
  }
}

function tagsOf(bytes: Buffer): Map<string, Buffer> {
  const count = Math.min(bytes.readUInt32BE(HEADER_BYTES), MAX_TAGS);
  const tags = new Map<string, Buffer>();
  for (let entry = HEADER_BYTES + 4; tags.size < count; entry += ENTRY_BYTES) {
    if (entry + ENTRY_BYTES > bytes.length) break;
    const start = bytes.readUInt32BE(entry + 4);
    const tag = bytes.subarray(start, start + bytes.readUInt32BE(entry + 8));
    tags.set(bytes.toString("latin1", entry, entry + 4), tag);
  }
  return tags;
}

/** The text of a description, of version 2 (ASCII) or 4 (the first language, in UTF-16). */
function nameOf(tag: Buffer | undefined): string {
  const name = tag && tag.length >= 28 ? describedName(tag) : "";
  return name.replace(UNPRINTABLE, "").trim().slice(0, MAX_NAME_LENGTH) || "Custom";
}

function describedName(tag: Buffer): string {
  if (tag.toString("latin1", 0, 4) === "desc") return tag.toString("latin1", 12, 12 + tag.readUInt32BE(8));
  const [length, start] = [tag.readUInt32BE(20), tag.readUInt32BE(24)];
  const letters = Buffer.from(tag.subarray(start, start + length - (length % 2)));
  return letters.length % 2 === 0 ? letters.swap16().toString("utf16le") : "";
}
