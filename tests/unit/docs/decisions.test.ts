import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = "docs/decisions";
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .sort();
const decisions = files.map((file) => readDecision(file));

describe("the decisions", () => {
  it.each(files)("%s begins with its number, title and date", (file) => {
    const { heading, text } = readDecision(file);
    expect(heading).toMatch(new RegExp(`^# ${file.slice(0, 4)}: \\S`));
    expect(text.split("\n")[2]).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/);
  });

  it("are all listed in the index, with date, title and amendments", () => {
    const rows = readFileSync(join(FOLDER, "README.md"), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("| ["))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map((cells) => cells.slice(1, -1).join(" | "));
    expect(rows).toEqual(
      decisions.map(({ file, heading, date, amendedBy }) =>
        [
          link(file),
          heading.replace(/^# \d{4}: /, ""),
          date,
          amendedBy.map((later) => link(later)).join(", "),
        ].join(" | "),
      ),
    );
  });

  it.each(decisions.filter(({ amendedBy, amends }) => amendedBy.length + amends.length > 0))(
    "$file and the decisions it amends or is amended by link to each other",
    ({ file, amendedBy, amends }) => {
      for (const later of amendedBy) expect(readDecision(later).amends, later).toContain(file);
      for (const earlier of amends) expect(readDecision(earlier).amendedBy, earlier).toContain(file);
      for (const later of amendedBy) expect(later > file, `${later} is later`).toBe(true);
    },
  );
});

function readDecision(file: string) {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const heading = text.slice(0, text.indexOf("\n"));
  const date = /^- Date: (\S+)$/m.exec(text)?.[1];
  return { file, text, heading, date, amends: linked(text, "Amends"), amendedBy: linked(text, "Amended by") };
}

/** The files linked by the lines `- Amends: [0001](file)` or `- Amended by: …` of a decision. */
function linked(text: string, relation: string): string[] {
  return [...text.matchAll(new RegExp(`^- ${relation}: \\[\\d{4}\\]\\(([^)]+)\\)`, "gm"))].map(
    ([, file]) => file,
  );
}

function link(file: string): string {
  return `[${file.slice(0, 4)}](${file})`;
}
