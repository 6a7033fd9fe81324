import type { Exceptions } from "./exceptions";
import type { SourceLine } from "./source";
import type { TaggedTest } from "./tags";

/**
 * Compares specification, tags and exceptions.
 * @returns a sentence for each statement without test and exception, each tag of a line that does not exist, states
 * nothing or is in another section, and each outdated exception
 */
export function specificationFaults(
  source: readonly SourceLine[],
  tests: readonly TaggedTest[],
  exceptions: Exceptions,
): string[] {
  const lines = new Map(source.filter(({ isStatement }) => isStatement).map((line) => [line.number, line]));
  const shown = new Set(tests.flatMap(({ tags }) => tags.flatMap((tag) => tag.lines)));
  const { explanations, without_test, in_part } = exceptions;
  const untested = [...lines.values()].filter(
    ({ number }) => !shown.has(number) && !explanations.has(number) && !without_test.has(number),
  );
  const excepted = [...explanations.keys(), ...without_test.keys(), ...in_part.keys()];
  return [
    ...untested.map(({ number, text }) => `Line ${number} has no test: ${text}`),
    ...tests.flatMap((test) => faultsOfTags(test, lines)),
    ...excepted.filter((line) => !lines.has(line)).map((line) => `The exception ${line} is no statement`),
    ...[...explanations.keys(), ...without_test.keys()]
      .filter((line) => shown.has(line))
      .map((line) => `The exception ${line} has a test`),
    ...[...in_part.keys()]
      .filter((line) => !shown.has(line))
      .map((line) => `The exception ${line} is shown in part by no test`),
  ];
}

function faultsOfTags({ file, title, tags }: TaggedTest, lines: Map<number, SourceLine>): string[] {
  return tags.flatMap((tag) =>
    tag.lines
      .filter((number) => lines.get(number)?.section !== tag.section)
      .map((number) => `${file}, "${title}": §${tag.section} L${number} is no statement of that section`),
  );
}
