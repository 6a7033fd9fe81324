import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A file's result in Vitest's JSON report. */
export interface TestFile {
  name: string;
  status: string;
  /** Of an error outside the tests, such as in a hook. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
}

/**
 * Names what failed, with the first line of each message, for the end of a log whose middle a reader may not get.
 * @param files of Vitest's JSON report
 */
export function failedTests(files: TestFile[]): string[] {
  return files
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(".", name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
      );
    });
}

function firstLine(message = ""): string {
  return stripVTControlCharacters(message).trim().split("\n", 1)[0];
}
