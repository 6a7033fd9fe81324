import { readFileSync } from "node:fs";

/** Path of the specification, whose text is never changed. */
const SOURCE = "docs/specification/source.md";

export interface SourceLine {
  /** The line's number in the file, from 1. */
  number: number;
  /** The number of the section (`##`) it belongs to; empty before the first. */
  section: string;
  /** The title of the section or subsection it belongs to. */
  heading: string;
  /** Without indentation, list marker and emphasis. */
  text: string;
  /** True if the line states something, so that a test or an exception must refer to it. */
  isStatement: boolean;
}

/** A list item that is only a name, such as `- **Cart**:`, explained by the lines below it. */
const NAME_ALONE = /^- \*\*[^*]+\*\*:$/;
const TABLE_HEAD = /^\|(?: Call |---)\|/;

/** All lines of the specification. */
export function readSource(markdown = readFileSync(SOURCE, "utf8")): SourceLine[] {
  let section = "";
  let heading = "";
  return markdown
    .trimEnd()
    .split("\n")
    .map((raw, index) => {
      const line = raw.trim();
      const title = /^(#+) (?:(\d+)\. )?(.*)$/.exec(line);
      if (title) {
        section = title[2] ?? section;
        heading = title[3];
      }
      return {
        number: index + 1,
        section,
        heading,
        text: line.replace(/^- /, "").replaceAll("**", ""),
        isStatement: line !== "" && !title && !NAME_ALONE.test(line) && !TABLE_HEAD.test(line),
      };
    });
}
