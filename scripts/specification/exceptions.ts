import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { z } from "zod";
import { numbersOf } from "./line-ranges";

/** Path of the list of lines without a complete test. */
const EXCEPTIONS = "docs/specification/exceptions.yaml";

const reasons = z.record(z.string().regex(/^\d+(-\d+)?$/), z.string().min(1)).transform(byLine);
const schema = z.object({ explanations: reasons, without_test: reasons, in_part: reasons }).strict();

/** Reasons by line number. */
export interface Exceptions {
  /** Lines that require nothing. */
  explanations: Map<number, string>;
  /** Requirements without a test. */
  without_test: Map<number, string>;
  /** Requirements tested in part; the text names the rest. */
  in_part: Map<number, string>;
}

/** Reads the list. Throws when its format is invalid. */
export function readExceptions(yaml = readFileSync(EXCEPTIONS, "utf8")): Exceptions {
  return schema.parse(load(yaml));
}

function byLine(entries: Record<string, string>): Map<number, string> {
  return new Map(
    Object.entries(entries).flatMap(([range, reason]) => numbersOf(range).map((line) => [line, reason])),
  );
}
