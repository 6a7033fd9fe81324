import { expect, test } from "vitest";
import { readFormCommands } from "~/storefront/studio/form-commands";
import { aDesign } from "../design/a-design";

const roll = aDesign("busroll");

function sent(text: string) {
  const form = new FormData();
  form.set("details.words", text);
  return readFormCommands(form, roll);
}

test("each line of the field is a word; empty lines and surrounding spaces are ignored", () => {
  expect(sent("Rex\r\n\r\n  Elm Street \nHome").commands).toEqual([
    { type: "set-details", name: "words", lines: ["Rex", "Elm Street", "Home"] },
  ]);
});

test("unchanged lines give no command, nor does a form without the field", () => {
  expect(sent(roll.details.words.join("\r\n"))).toEqual({ commands: [], rejected: {} });
  expect(readFormCommands(new FormData(), roll)).toEqual({ commands: [], rejected: {} });
});

test("a line too long or one line too many is reported at the field, and the input is kept", () => {
  const long = "The sofa in the living room";
  expect(sent(`Rex\n${long}`)).toEqual({
    commands: [],
    rejected: {
      "details.words": {
        value: `Rex\n${long}`,
        message: `“${long}” is too long: up to 24 characters fit on a line.`,
      },
    },
  });
  const many = Array.from({ length: 25 }, (_, index) => `Stop ${index}`).join("\n");
  expect(sent(many).rejected["details.words"].message).toBe("That's 25 lines; the maximum is 24.");
});

test("an emptied field empties the list", () => {
  expect(sent("").commands).toEqual([{ type: "set-details", name: "words", lines: [] }]);
});
