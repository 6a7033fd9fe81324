import type { ZodIssue } from "zod";
import { CommandRejection } from "../../shared/command-rejection";

/** A mistake in a file of taxes. */
export interface TaxFileMistake {
  /** Line of the file, from 1. */
  line: number;
  message: string;
}

const MAX_SHOWN = 20;

/** A file of taxes that cannot be imported; its message lists the mistakes by line. */
export class TaxFileRejected extends CommandRejection {
  constructor(readonly mistakes: TaxFileMistake[]) {
    super(messageOf(mistakes));
  }
}

/** The message of an issue, with the member that it concerns. */
export function issueText({ message, path }: Pick<ZodIssue, "message" | "path">): string {
  const name = path
    .filter((part) => typeof part === "string" && !["states", "places"].includes(part))
    .join(" ");
  return `${name} ${message}`.trim();
}

function messageOf(mistakes: TaxFileMistake[]): string {
  const sorted = mistakes.toSorted((one, other) => one.line - other.line);
  const shown = sorted.slice(0, MAX_SHOWN).map(({ line, message }) => `line ${line}: ${message}`);
  const more = sorted.length > MAX_SHOWN ? [`and ${sorted.length - MAX_SHOWN} more`] : [];
  return ["The file has mistakes; nothing was imported.", ...shown, ...more].join("\n");
}
