import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { photoprints } from "~/design/products/photoprints/blueprint";
import { readFormCommands } from "~/storefront/studio/form-commands";

const prints = applyCommand(startDocument(photoprints), {
  type: "set-details",
  name: "prints",
  lines: ["4x6 1", "7x5 2", "4x6 3"],
});

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { commands, rejected } = readFormCommands(form, prints);
  return { lines: commands.reduce(applyCommand, prints).details.prints, commands, rejected };
}

describe("the form of prints", () => {
  test("changes nothing when it shows the current values", () => {
    expect(read({ "prints.print-2.size": "7x5", "prints.print-2.count": "2" }).commands).toEqual([]);
  });

  test("sets size and number of each", () => {
    const { lines } = read({ "prints.print-1.count": "12", "prints.print-3.size": "8x10" });
    expect(lines).toEqual(["4x6 12", "7x5 2", "8x10 3"]);
  });

  test("sets one size for all, with their orientations", () => {
    expect(read({ "prints.every.size": "8x10" }).lines).toEqual(["8x10 1", "10x8 2", "8x10 3"]);
  });

  test("removes a print and keeps the places of the others", () => {
    expect(read({ "remove-print": "print-2" }).lines).toEqual(["4x6 1", "7x5 0", "4x6 3"]);
  });

  test.each([
    ["prints.print-1.count", "0"],
    ["prints.print-1.count", "100"],
    ["prints.print-1.count", "two"],
    ["prints.print-1.size", "9x9"],
    ["prints.every.size", "9x9"],
  ])("rejects %s %s and keeps the previous value", (field, value) => {
    const { lines, rejected } = read({ [field]: value });
    expect(lines).toEqual(prints.details.prints);
    expect(Object.keys(rejected)).toEqual(["details.prints"]);
  });
});
